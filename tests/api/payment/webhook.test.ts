import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments, refunds } from '#api/payment/tables.ts'
import { signatureHeader } from '#sandbox/cards/webhooks.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from './payment-api.ts'

const api = setUpPaymentApi()

async function withIntent() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const { response } = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: order.id },
  })
  return { shopper, order, intentId: response.payment_intent.id }
}

async function reread(shopper: Shopper, orderId: number) {
  const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId } })
  return response.orders[0]!
}

/** A webhook event of a payment, with manipulated fields. */
function eventFor(intentId: string, changes: object = {}, type = 'payment_intent.succeeded') {
  const intent = api.sandbox.provider.intents.get(intentId)!
  return JSON.stringify({
    id: `evt_${intentId}_${JSON.stringify(changes).length}_${type}`,
    object: 'event',
    type,
    data: { object: { ...intent, ...changes } },
  })
}

function deliver(payload: string, signature = signatureHeader(payload, api.webhooks.secret)) {
  return api.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}

describe('a webhook of the card provider', () => {
  it('with a valid signature pays the order', async () => {
    const { shopper, order, intentId } = await withIntent()
    api.sandbox.pay(intentId)
    expect((await deliver(eventFor(intentId))).statusCode).toBe(200)
    expect(await reread(shopper, order.id)).toMatchObject({ status: 0, precioPendiente: 0 })
  })

  it.each([
    ['is unsigned', () => ''],
    ['has a wrong signature', (payload: string) => signatureHeader(payload, 'whsec_of_somebody_else')],
    ['has a changed payload', (payload: string) => signatureHeader(`${payload} `, api.webhooks.secret)],
    [
      'is hours old',
      (payload: string) =>
        signatureHeader(payload, api.webhooks.secret, Math.floor(Date.now() / 1000) - 7200),
    ],
  ])('that %s is ignored', async (_, sign) => {
    const { shopper, order, intentId } = await withIntent()
    api.sandbox.pay(intentId)
    const payload = eventFor(intentId)
    expect((await deliver(payload, sign(payload))).statusCode).toBe(400)
    expect((await reread(shopper, order.id)).status).toBe(1)
  })

  it.each([
    ['less than the amount due', { amount_received: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another amount', { amount: 100, amount_received: 100 }],
  ])('of %s pays no order, and the payment is refunded', async (_, changes) => {
    const { shopper, order, intentId } = await withIntent()
    api.sandbox.pay(intentId)
    expect((await deliver(eventFor(intentId, changes))).statusCode).toBe(200)
    expect((await reread(shopper, order.id)).status).toBe(1)
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
    expect(payment!.status).toBe('mismatched')
    const [refund] = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment!.id))
    expect(refund).toMatchObject({ reason: 'mismatch', amount: payment!.captured })
  })

  it('of a payment for another order pays neither', async () => {
    const { shopper, order, intentId } = await withIntent()
    const other = await withIntent()
    api.sandbox.pay(intentId)
    const { metadata } = api.sandbox.provider.intents.get(intentId)!
    const changes = { metadata: { ...metadata, order_id: String(other.order.id) } }
    await deliver(eventFor(intentId, changes))
    expect((await reread(shopper, order.id)).status).toBe(1)
    expect((await reread(other.shopper, other.order.id)).status).toBe(1)
  })

  // Guard: the id is what makes an event unique; without one it cannot be recorded.
  it.each([
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['an id that is no text', { id: 7 }],
  ])('with %s is rejected', async (_, id) => {
    const { shopper, order, intentId } = await withIntent()
    api.sandbox.pay(intentId)
    const { id: _id, ...event } = JSON.parse(eventFor(intentId)) as { id: string }
    const { statusCode } = await deliver(JSON.stringify({ ...id, ...event }))
    expect(statusCode).toBe(400)
    expect((await reread(shopper, order.id)).status).toBe(1)
  })

  it('of another shop’s payment or an unknown type is accepted and ignored', async () => {
    const { intentId } = await withIntent()
    api.sandbox.pay(intentId)
    const foreign = eventFor(intentId, { metadata: { key: "'; drop table orders; --" } })
    expect((await deliver(foreign)).statusCode).toBe(200)
    const customer = JSON.stringify({
      id: 'evt_customer',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    })
    expect((await deliver(customer)).statusCode).toBe(200)
  })

  it('may arrive in any order: a stale one after the payment changes nothing', async () => {
    const { shopper, order, intentId } = await withIntent()
    const before = eventFor(intentId, {}, 'payment_intent.created')
    api.sandbox.pay(intentId)
    await deliver(eventFor(intentId))
    expect((await deliver(before)).statusCode).toBe(200)
    const cancelled = eventFor(
      intentId,
      { status: 'canceled', amount_received: 0 },
      'payment_intent.canceled',
    )
    expect((await deliver(cancelled)).statusCode).toBe(200)
    expect((await reread(shopper, order.id)).status).toBe(0)
  })
})

describe('a late payment', () => {
  it('is refunded once, in full', async () => {
    const { shopper, order, intentId } = await withIntent()
    // The customer pays while operations cancel the order.
    api.sandbox.pay(intentId)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    await deliver(eventFor(intentId))
    expect((await reread(shopper, order.id)).status).toBe(60)
    await Promise.all([api.run('refunds'), api.run('refunds')])
    api.advance(3_600_000)
    await api.run('refunds')
    const refunds = api.sandbox.provider.refunds.list((refund) => refund.payment_intent === intentId)
    expect(refunds.map(({ amount }) => amount)).toEqual([Math.round(order.precioPedido * 100)])
    expect(api.failures).toEqual([])
  })
})
