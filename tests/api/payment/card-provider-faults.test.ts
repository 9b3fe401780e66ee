import { addItems, getOrders } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getCards } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HANDLER_TIMEOUT_MS } from '#api/app.ts'
import { CARD_TIMEOUT_MS } from '#api/gateways/stripe.ts'
import { messages } from '#api/locales/messages.ts'
import { moveOrder } from '../orders/move-order.ts'
import { giveUp, paidOrder, requestChange } from '../orders/order-changes.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { reconcile, pay, createPaymentIntent, fetchOrder } from './pay-order.ts'
import { createPaymentApi, type PaymentApi, setUpPaymentApi } from './payment-api.ts'

const api = setUpPaymentApi()

const down = [503, statusCodes.paymentProviderDown.code]

async function withOrder(at = api) {
  const shopper = await createShopper(at)
  const order = await placeOrder(at, shopper)
  const requestIntent = (language: 'es' | 'en', body: object = {}) =>
    at.call(createIntent, { session: shopper.session, language, body: { order_id: order.id, ...body } })
  return { shopper, order, requestIntent }
}

const intentsOf = ({ sandbox }: PaymentApi, order: { id: number }) =>
  sandbox.provider.intents.list(({ metadata }) => metadata['order_id'] === String(order.id))

describe('a card provider that hangs', () => {
  // Guard: the provider is called outside any transaction, so that no row or connection is blocked.
  it('does not block other requests', async () => {
    const hangEnd = Promise.withResolvers<void>()
    let pendingRequests = 0
    const held = await createPaymentApi({
      wrapCards: (line) => ({
        ...line,
        createIntent: async (request) => {
          pendingRequests += 1
          await hangEnd.promise
          return line.createIntent(request)
        },
      }),
    })
    onTestFinished(() => {
      hangEnd.resolve()
      return held.close()
    })
    const [ana, luis] = [await withOrder(held), await withOrder(held)]
    // More pending requests than database connections.
    let completed = 0
    const waiting = Array.from({ length: 24 }, async (_, turn) => {
      const outcome = await (turn % 2 ? ana : luis).requestIntent('es')
      completed += 1
      return outcome
    })
    await expect.poll(() => pendingRequests, { message: 'pending provider requests' }).toBe(24)
    await placeOrder(held, await createShopper(held))
    expect((await held.call(getOrders, { session: ana.shopper.session })).http).toBe(200)
    expect(completed).toBe(0)

    hangEnd.resolve()
    expect(new Set((await Promise.all(waiting)).map(({ http }) => http))).toEqual(new Set([200]))
    for (const { order } of [ana, luis]) expect(intentsOf(held, order)).toHaveLength(1)
    await expectInvariants(held.db)
  })

  // Guard: the timeout of the provider's client.
  it('times out with a message in both languages, and charges nothing', async () => {
    const shortTimeoutApi = await createPaymentApi({ timeoutMs: 200 })
    onTestFinished(() => shortTimeoutApi.close())
    const { order, requestIntent } = await withOrder(shortTimeoutApi)
    shortTimeoutApi.sandbox.faults.set({ cards: { kind: 'hang' } })
    const concurrentRequests = (['es', 'en'] as const).map(async (language) => {
      const { http, response, headers } = await requestIntent(language)
      expect([http, response.status.code]).toEqual(down)
      expect(headers['retry-after']).toBe('5')
      expect(response.status.message).toBe(messages[language].status.paymentProviderDown)
    })
    await Promise.all(concurrentRequests)
    shortTimeoutApi.sandbox.faults.clear()
    expect((await retryWhileUnavailable(() => requestIntent('es'))).http).toBe(200)
    expect(intentsOf(shortTimeoutApi, order)).toHaveLength(1)
    await expectInvariants(shortTimeoutApi.db)
  })

  it('times out before the request that waits for it', () => {
    expect(CARD_TIMEOUT_MS).toBeLessThan(HANDLER_TIMEOUT_MS)
  })
})

describe('a card provider that returns 500', () => {
  // Guard: the gateway retries with the same key.
  it('twice is retried without an error', async () => {
    const { requestIntent } = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'error', times: 2, on: 'POST /v1/payment_intents' } })
    expect((await requestIntent('es')).http).toBe(200)
  })

  // Guard: callProvider(), which turns an unavailable provider into a retryable error.
  it.each([
    [
      'a first payment',
      async ({ requestIntent }: Awaited<ReturnType<typeof withOrder>>) => requestIntent('es'),
    ],
    [
      'a payment whose card is now to be saved',
      async ({ requestIntent }: Awaited<ReturnType<typeof withOrder>>) => {
        api.sandbox.faults.clear()
        await requestIntent('es')
        api.sandbox.faults.set({ cards: { kind: 'error', on: 'POST /v1/payment_intents/' } })
        return requestIntent('es', { save_payment_method: 1 })
      },
    ],
    [
      'the saved cards',
      async ({ shopper, requestIntent }: Awaited<ReturnType<typeof withOrder>>) => {
        api.sandbox.faults.clear()
        await requestIntent('es')
        api.sandbox.faults.set({ cards: { kind: 'error' } })
        return api.call(getCards, { session: shopper.session })
      },
    ],
  ])('repeatedly is unavailable for %s', async (_, attempt) => {
    const buyer = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    const { http, response } = await attempt(buyer)
    expect([http, response.status.code]).toEqual(down)
  })
})

// Guard: callProvider() around the cancellation of the payment.
describe('a card provider that is down while a change is given up', () => {
  it('is unavailable, and the open change stays', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const items = [{ product_id: 1, qty: 1 }]
    await requestChange(api, shopper, addItems, { order_id: order.id, items })
    await createPaymentIntent(api, shopper, order.id)
    api.sandbox.faults.set({ cards: { kind: 'error', on: '/cancel' } })
    const { http, response, headers } = await giveUp(api, shopper, order)
    expect([http, response.status.code, headers['retry-after']]).toEqual([...down, '5'])
    expect((await fetchOrder(api, shopper, order.id)).pending_change).not.toBeNull()
    api.sandbox.faults.clear()
    expect((await giveUp(api, shopper, order)).response.orders[0]?.pending_change).toBeNull()
  })
})

describe('a card provider that drops the connection', () => {
  // Guard: the reconciler relies on the provider's state, not on the response to the charge.
  it('after the charge leaves an order that is paid once', async () => {
    const { shopper, order } = await withOrder()
    const intentId = await createPaymentIntent(api, shopper, order.id)
    api.sandbox.faults.set({ cards: { kind: 'drop', on: '/confirm' } })
    const { client_secret: secret } = api.sandbox.provider.intents.get(intentId)!
    const confirming = fetch(`${api.sandbox.url}/sandbox/cards/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer pk_test_browser',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa' }),
    })
    await expect(confirming).rejects.toThrow()
    await reconcile(api)
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  // Guard: a refund has its own idempotency key for retries.
  it('after a refund refunds once', async () => {
    const { shopper, order } = await withOrder()
    expect((await pay(api, shopper, order.id)).status).toBe(orderStatus.created)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    api.sandbox.faults.set({ cards: { kind: 'drop', times: 3, on: 'POST /v1/refunds' } })
    await api.run('refunds')
    expect(api.failures.splice(0)).toHaveLength(1)
    api.advance(60_000)
    await Promise.all([api.run('refunds'), api.run('refunds')])
    const refunds = api.sandbox.provider.refunds.list()
    expect(refunds.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100)])
    expect(api.failures).toEqual([])
  })
})
