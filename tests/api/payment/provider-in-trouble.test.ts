import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getOrders } from '@colada/domain/orders/calls'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getCards } from '@colada/domain/payment/calls'
import { statusCodes } from '@colada/domain/wire/status'
import { sentences } from '../../../packages/api/src/locales/sentences.ts'
import { moveOrderByLocator } from '../../../packages/api/src/orders/operations.ts'
import { newShopper, placeOrder } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createPayingApi, type PayingApi } from './paying-api.ts'
import { hear, pay, prepare, see } from './pay-order.ts'

let api: PayingApi
beforeAll(async () => {
  api = await createPayingApi()
})
afterEach(async () => {
  api.sandbox.faults.clear()
  await expectInvariants(api.db)
})
afterAll(() => api.close())

/** Milliseconds after which the server gives up on a request itself (app.ts). */
const serverPatience = 20_000
const down = [503, statusCodes.paymentProviderDown.code]

async function withOrder() {
  const shopper = await newShopper(api)
  const order = await placeOrder(api, shopper)
  const ask = (language: 'es' | 'en', body: object = {}) =>
    api.call(createIntent, { session: shopper.session, language, body: { order_id: order.id, ...body } })
  return { shopper, order, ask }
}

describe('a card provider that hangs', () => {
  // Guards: the patience of the provider's line; the provider is called outside any transaction, so that neither a
  // row nor a connection waits for it.
  it(
    'is given up on in time, says so in both languages, holds up nobody else, and costs nothing',
    { timeout: 40_000 },
    async () => {
      const [ana, luis] = [await withOrder(), await withOrder()]
      // More who wait than there are connections to the database.
      const crowd = Array.from({ length: 24 }, () => ana.ask('es'))
      api.sandbox.faults.set({ cards: { kind: 'hang' } })
      await Promise.all(crowd)
      const began = performance.now()
      const waiting = Array.from({ length: 24 }, (_, turn) =>
        (turn % 2 ? ana : luis).ask(turn % 2 ? 'es' : 'en'),
      )
      const shopping = performance.now()
      await placeOrder(api, await newShopper(api))
      expect((await api.call(getOrders, { session: ana.shopper.session })).http).toBe(200)
      expect(performance.now() - shopping, 'shopping meanwhile').toBeLessThan(5_000)

      const outcomes = await Promise.all(waiting)
      expect(performance.now() - began).toBeLessThan(serverPatience)
      for (const [turn, { http, answer }] of outcomes.entries()) {
        expect([http, answer.status.code]).toEqual(down)
        const { paymentProviderDown: sentence } = sentences[turn % 2 ? 'es' : 'en'].status
        expect(answer.status.message).toBe(sentence)
      }
      api.sandbox.faults.clear()
      for (const { ask, order } of [ana, luis]) {
        expect((await ask('es')).http).toBe(200)
        const made = api.sandbox.provider.intents.list(
          ({ metadata }) => metadata['order_id'] === String(order.id),
        )
        expect(made).toHaveLength(1)
      }
    },
  )
})

describe('a card provider that answers 500', () => {
  // Guard: the line asks again under the same key.
  it('twice is asked again, and nobody notices', async () => {
    const { ask } = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'error', times: 2, on: 'POST /v1/payment_intents' } })
    expect((await ask('es')).http).toBe(200)
  })

  // Guard: reached(), which makes a refusal that invites another try of a provider that cannot be asked.
  it.each([
    ['a first payment', async ({ ask }: Awaited<ReturnType<typeof withOrder>>) => ask('es')],
    [
      'a payment whose card is to be kept after all',
      async ({ ask }: Awaited<ReturnType<typeof withOrder>>) => {
        api.sandbox.faults.clear()
        await ask('es')
        api.sandbox.faults.set({ cards: { kind: 'error', on: 'POST /v1/payment_intents/' } })
        return ask('es', { save_payment_method: 1 })
      },
    ],
    [
      'the cards that were kept',
      async ({ shopper, ask }: Awaited<ReturnType<typeof withOrder>>) => {
        api.sandbox.faults.clear()
        await ask('es')
        api.sandbox.faults.set({ cards: { kind: 'error' } })
        return api.call(getCards, { session: shopper.session })
      },
    ],
  ])('and again is down for %s', async (_, attempt) => {
    const buyer = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    const { http, answer } = await attempt(buyer)
    expect([http, answer.status.code]).toEqual(down)
  })
})

describe('a card provider that drops the line', () => {
  // Guard: the reconciler believes the provider, not the line on which the card was charged.
  it('after it charged the card leaves an order that is paid once', async () => {
    const { shopper, order } = await withOrder()
    const intentId = await prepare(api, shopper, order.id)
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
    await hear(api)
    expect(await see(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  // Guard: a refund has a key of its own, under which it is asked for again.
  it('after it gave money back gives it back once', async () => {
    const { shopper, order } = await withOrder()
    expect((await pay(api, shopper, order.id)).status).toBe(orderStatus.created)
    await moveOrderByLocator(api.dependencies, order.localizador, orderStatus.cancelled)
    api.sandbox.faults.set({ cards: { kind: 'drop', times: 3, on: 'POST /v1/refunds' } })
    await api.run('refunds')
    expect(api.failures.splice(0)).toHaveLength(1)
    api.pass(60_000)
    await Promise.all([api.run('refunds'), api.run('refunds')])
    const given = api.sandbox.provider.refunds.list()
    expect(given.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100)])
    expect(api.failures).toEqual([])
  })
})
