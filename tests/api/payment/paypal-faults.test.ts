import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HANDLER_TIMEOUT_MS } from '#api/app.ts'
import { PAYPAL_TIMEOUTS } from '#api/gateways/paypal-client.ts'
import { payments } from '#api/payment/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { createPaymentApi, setUpPaymentApi } from './payment-api.ts'
import {
  capturePayPal,
  fetchOrder,
  paypalAmounts,
  createBuyer,
  paymentsOf,
  preparePayPalOrder,
} from './paypal-buyer.ts'

const api = setUpPaymentApi()

describe('PayPal', () => {
  it('responding with 500 twice is retried without an error', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.sandbox.faults.set({ paypal: { kind: 'error', times: 2 } })
    const { http, response } = await preparePayPalOrder(api, shopper, order.id)
    expect(http).toBe(200)
    api.sandbox.paypal.approve(response.paypal_order.id)
    api.sandbox.faults.set({ paypal: { kind: 'error', times: 2, on: '/capture' } })
    expect((await capturePayPal(api, shopper, response.paypal_order.id)).http).toBe(200)
    expect(paypalAmounts(api, response.paypal_order.id).captured).toHaveLength(1)
  })

  it('dropping the connection after a capture captures once', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    api.sandbox.faults.set({ paypal: { kind: 'drop', times: 1, on: '/capture' } })
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
  })

  it('hanging times out, and the prepared payment is found again', async () => {
    const shortTimeoutApi = await createPaymentApi({ timeoutMs: 200 })
    onTestFinished(() => shortTimeoutApi.close())
    const shopper = await createShopper(shortTimeoutApi)
    const order = await placeOrder(shortTimeoutApi, shopper)
    shortTimeoutApi.sandbox.faults.set({ paypal: { kind: 'hang' } })
    const { http, response, headers } = await preparePayPalOrder(shortTimeoutApi, shopper, order.id)
    expect([http, response.status.code]).toEqual([503, statusCodes.paymentProviderDown.code])
    expect(headers['retry-after']).toBe('5')
    shortTimeoutApi.sandbox.faults.clear()
    expect(
      (await retryWhileUnavailable(() => preparePayPalOrder(shortTimeoutApi, shopper, order.id))).http,
    ).toBe(200)
    expect(await paymentsOf(shortTimeoutApi, order.id)).toHaveLength(1)
    await expectInvariants(shortTimeoutApi.db)
  })

  it('times out before the request that waits for it', () => {
    expect(PAYPAL_TIMEOUTS.totalMs).toBeLessThan(HANDLER_TIMEOUT_MS)
  })

  it('creates one order per key although its response was lost', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.sandbox.faults.set({ paypal: { kind: 'drop', times: 3, on: 'POST /paypal/v2/checkout/orders' } })
    expect((await preparePayPalOrder(api, shopper, order.id)).http).toBe(503)
    const before = api.sandbox.paypal.tables.orders.list().length
    expect((await preparePayPalOrder(api, shopper, order.id)).http).toBe(200)
    expect(api.sandbox.paypal.tables.orders.list()).toHaveLength(before)
  })

  it('gets a new token after its tokens were revoked', async () => {
    const { shopper, paypalId } = await createBuyer(api)
    api.sandbox.paypal.revokeTokens()
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
  })
})

/** Tests the guard `pendingSince`, set before the capture request. */
describe('a capture with a lost response', () => {
  async function captureWithLostResponse(kind: 'drop' | 'error') {
    const buyer = await createBuyer(api)
    api.sandbox.paypal.approve(buyer.paypalId)
    api.sandbox.faults.set({ paypal: { kind, times: 3, on: '/capture' } })
    const { http, response } = await capturePayPal(api, buyer.shopper, buyer.paypalId)
    expect([http, response.status.code]).toEqual([503, statusCodes.paymentProviderDown.code])
    api.sandbox.faults.clear()
    return buyer
  }

  it.each(['drop', 'error'] as const)('(%s) blocks card payments, and is reconciled', async (kind) => {
    const { shopper, order, paypalId } = await captureWithLostResponse(kind)
    const { session } = shopper
    const card = await api.call(createIntent, { session, body: { order_id: order.id } })
    expect(card.response.status.code).toBe(statusCodes.paymentUnderReview.code)
    api.advance(15_000)
    await api.run('open-payments')
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
    expect(api.failures).toEqual([])
  })

  it('is completed before the timeout cancels the order', async () => {
    const { shopper, order, paypalId } = await captureWithLostResponse('error')
    api.advance(1_800_000)
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
  })

  it('may be requested again from the same window', async () => {
    const { shopper, order, paypalId } = await captureWithLostResponse('drop')
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
  })
})

describe('an order that was approved while all webhooks were lost', () => {
  it('is paid by the reconciler', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    api.advance(60_000)
    await api.run('open-payments')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
  })

  it('is closed when its order is cancelled, without a capture', async () => {
    const { order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    api.advance(60_000)
    await api.run('open-payments')
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
    expect((await paymentsOf(api, order.id))[0]!.status).toBe('cancelled')
  })
})

describe('card and PayPal on one order', () => {
  async function withBoth() {
    const buyer = await createBuyer(api)
    const { response } = await api.call(createIntent, {
      session: buyer.shopper.session,
      body: { order_id: buyer.order.id },
    })
    return { ...buyer, intentId: response.payment_intent.id }
  }

  it('can be open together; a payment closes the other', async () => {
    const { shopper, order, paypalId, intentId } = await withBoth()
    expect(await paymentsOf(api, order.id)).toHaveLength(2)
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    await api.run('open-payments')
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    expect((await paymentsOf(api, order.id)).map(({ status }) => status)).toEqual(['succeeded', 'cancelled'])
  })

  it('paid by card, PayPal is not captured', async () => {
    const { shopper, order, paypalId, intentId } = await withBoth()
    api.sandbox.pay(intentId)
    api.advance(60_000)
    await api.run('open-payments')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
    api.sandbox.paypal.approve(paypalId)
    const { http, response } = await capturePayPal(api, shopper, paypalId)
    expect([http, response.status.code]).toEqual([409, statusCodes.orderNotPayable.code])
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
  })

  // Guard: `findPendingPayment` in `beginCapture`. The buyer's window was opened before the card payment was processing.
  it('with a card payment in processing, PayPal is not captured', async () => {
    const { shopper, order, paypalId, intentId } = await withBoth()
    const isCard = and(eq(payments.orderId, order.id), eq(payments.provider, 'card'))
    const decide = (pendingSince: Date | null) => api.db.update(payments).set({ pendingSince }).where(isCard)
    await decide(new Date(api.dependencies.clock()))
    api.sandbox.paypal.approve(paypalId)
    const refused = await capturePayPal(api, shopper, paypalId)
    expect(refused.response.status.code).toBe(statusCodes.paymentUnderReview.code)
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
    // The card was declined: the same window may be used again.
    await decide(null)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
    expect(api.sandbox.provider.intents.get(intentId)!.amount_received).toBe(0)
  })

  // Guard: "still due" in `beginCapture`, checked under the order's lock; the payment's row alone is still open.
  it('cancelled by the shop, neither is captured', async () => {
    const { shopper, order, paypalId } = await withBoth()
    api.sandbox.paypal.approve(paypalId)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    expect((await paymentsOf(api, order.id)).map(({ status }) => status)).toEqual(['open', 'open'])
    const { response } = await capturePayPal(api, shopper, paypalId)
    expect(response.status.code).toBe(statusCodes.orderNotPayable.code)
    expect(paypalAmounts(api, paypalId).captured).toEqual([])
  })
})
