import { orderStatus } from '@colada/domain/orders/status'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { newId } from '#sandbox/cards/identifiers.ts'
import { signTransmission } from '#sandbox/paypal/signature.ts'
import { moveOrder } from '../orders/move-order.ts'
import { setUpPaymentApi } from './payment-api.ts'
import {
  paypalRecord,
  capturePayPal,
  fetchOrder,
  paypalAmounts,
  createBuyer,
  paymentsOf,
} from './paypal-buyer.ts'

const api = setUpPaymentApi()

/** Creates a PayPal event for an order. */
function eventFor(paypalId: string, type = 'PAYMENT.CAPTURE.COMPLETED', id = newId('WH')) {
  const resource = { supplementary_data: { related_ids: { order_id: paypalId } } }
  return JSON.stringify({ id, event_type: type, resource_type: 'capture', resource })
}

function headersOf(payload: string, webhookId = api.paypalWebhooks.webhookId) {
  const transmission = signTransmission(api.sandbox.paypal.tables, payload, webhookId, {
    id: newId('transmission'),
    time: new Date().toISOString(),
  })
  return Object.fromEntries(
    Object.entries(transmission).map(([name, value]) => [`paypal-${name.replaceAll('_', '-')}`, value]),
  )
}

async function deliver(payload: string, headers: Record<string, string> = headersOf(payload)) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks/paypal',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return response.statusCode
}

/** Changes PayPal's record, to simulate a mismatch. */
function tamper(paypalId: string, change: (unit: ReturnType<typeof unitOf>) => object) {
  const order = paypalRecord(api, paypalId)
  const unit = order.purchase_units[0]
  api.sandbox.paypal.tables.orders.put({ ...order, purchase_units: [{ ...unit, ...change(unit) }] })
}
const unitOf = (paypalId: string) => paypalRecord(api, paypalId).purchase_units[0]

/** Captures at PayPal while the response is lost. */
async function captureWithLostResponse() {
  const buyer = await createBuyer(api)
  api.sandbox.paypal.approve(buyer.paypalId)
  api.sandbox.faults.set({ paypal: { kind: 'drop', times: 3, on: '/capture' } })
  expect((await capturePayPal(api, buyer.shopper, buyer.paypalId)).http).toBe(503)
  api.sandbox.faults.clear()
  expect(paypalAmounts(api, buyer.paypalId).captured).toHaveLength(1)
  expect((await fetchOrder(api, buyer.shopper, buyer.order.id)).status).toBe(1)
  return buyer
}

describe('a PayPal webhook', () => {
  // Guard: the id is what makes an event unique; without one it cannot be recorded.
  it.each([
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['an id that is no text', { id: 7 }],
  ])('with %s is rejected', async (_, id) => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    const { id: _id, ...event } = JSON.parse(eventFor(paypalId)) as { id: string }
    expect(await deliver(JSON.stringify({ ...id, ...event }))).toBe(400)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
  })

  it('pays the order after a lost capture response', async () => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    expect(await deliver(eventFor(paypalId))).toBe(200)
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  it.each([
    ['is unsigned', () => ({})],
    ['has a changed payload', (payload: string) => headersOf(`${payload} `)],
    ['has another webhook’s id', (payload: string) => headersOf(payload, 'WH-OF-ANOTHER')],
  ])('that %s is ignored', async (_, sign) => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    const payload = eventFor(paypalId)
    expect(await deliver(payload, sign(payload))).toBe(400)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
    await deliver(payload)
  })

  it('is processed once, and copies get 200', async () => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    const payload = eventFor(paypalId)
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(payload)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(0)
    expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(1)
  })

  it('is verified against PayPal’s record, in any order', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    // It reports a capture that does not exist.
    expect(await deliver(eventFor(paypalId))).toBe(200)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
    api.sandbox.paypal.approve(paypalId)
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    expect(await deliver(eventFor(paypalId, 'PAYMENT.CAPTURE.DENIED'))).toBe(200)
    expect(await deliver(eventFor(paypalId, 'PAYMENT.CAPTURE.PENDING'))).toBe(200)
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  it('of an approval captures the order although the window was closed', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.setWebhookTarget(api.paypalWebhooks)
    api.sandbox.paypal.approve(paypalId)
    await expect.poll(async () => (await fetchOrder(api, shopper, order.id)).status).toBe(0)
    // The browser's capture after the webhook gets the same result.
    expect((await capturePayPal(api, shopper, paypalId)).http).toBe(200)
    api.sandbox.paypal.setWebhookTarget(undefined)
    expect(paypalAmounts(api, paypalId).captured).toHaveLength(1)
  })

  it('gets 503 while PayPal is down, and is ignored for unknown resources', async () => {
    const { paypalId } = await createBuyer(api)
    const payload = eventFor(paypalId)
    api.sandbox.faults.set({ paypal: { kind: 'error', on: '/v2/checkout' } })
    expect(await deliver(payload)).toBe(503)
    api.sandbox.faults.clear()
    expect(await deliver(payload)).toBe(200)
    expect(await deliver(eventFor('SOMEBODYELSES'))).toBe(200)
    expect(
      await deliver(JSON.stringify({ id: 'WH-1', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: {} })),
    ).toBe(200)
    expect(await deliver('not json', headersOf('not json'))).toBe(400)
  })
})

describe('a capture after the order was cancelled', () => {
  it('is refunded once, in full', async () => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    await deliver(eventFor(paypalId))
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(60)
    await Promise.all([api.run('refunds'), api.run('refunds')])
    api.advance(3_600_000)
    await api.run('refunds')
    const { captured, refunded } = paypalAmounts(api, paypalId)
    expect(refunded).toEqual(captured)
    expect(api.failures).toEqual([])
  })
})

/** Tests the guard `matchesPayment` in `settle` (trust 3). */
describe('a capture that does not match the payment', () => {
  const euros = (value: string, currency = 'EUR') => ({ currency_code: currency, value })

  it.each([
    [
      'a smaller amount',
      (unit: { payments?: { captures: object[] } }) => ({
        payments: { captures: [{ ...unit.payments!.captures[0], amount: euros('0.01') }] },
      }),
    ],
    [
      'another currency',
      (unit: { payments?: { captures: object[] } }) => ({
        payments: { captures: [{ ...unit.payments!.captures[0], amount: euros('21.80', 'USD') }] },
      }),
    ],
    ['an order of another amount', () => ({ amount: euros('1.00') })],
    [
      'another payment type',
      (unit: { custom_id?: string }) => ({
        custom_id: unit.custom_id!.replace('reserve_order', 'add_items_to_order'),
      }),
    ],
    [
      'another customer',
      (unit: { custom_id?: string }) => ({
        custom_id: unit.custom_id!.replace(/\|\d+\|/, '|999999|'),
      }),
    ],
    [
      'another order',
      (unit: { custom_id?: string }) => ({ custom_id: unit.custom_id!.replace(/^\d+/, '999999') }),
    ],
    ['no reference', () => ({ custom_id: '' })],
  ])('such as %s pays no order and is refunded', async (_, change) => {
    const { shopper, order, paypalId } = await captureWithLostResponse()
    tamper(paypalId, change as never)
    await deliver(eventFor(paypalId))
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
    const [payment] = await paymentsOf(api, order.id)
    expect(payment).toMatchObject({ status: 'mismatched', pendingSince: null })
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment!.id))
    expect(refund).toMatchObject({ reason: 'mismatch', amount: payment!.captured })
  })
})
