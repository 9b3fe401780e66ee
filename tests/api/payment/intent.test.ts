import { randomUUID } from 'node:crypto'
import { createIntent, createPayPalOrder } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '#api/payment/tables.ts'
import { makeBusiness, createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from './payment-api.ts'

const api = setUpPaymentApi()

async function withOrder() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const requestIntent = (body: object = {}, headers: Record<string, string> = {}) =>
    api.call(createIntent, { session: shopper.session, body: { order_id: order.id, ...body }, headers })
  return { shopper, order, requestIntent }
}

describe('preparing a card payment', () => {
  it('creates an intent of the amount due in cents, with the order’s reference', async () => {
    const { order, requestIntent } = await withOrder()
    const { http, response } = await requestIntent({ precio_pedido: order.precioPedido })
    expect(http).toBe(200)
    expect(response.payment_intent.amount).toBe(order.precioPedido)
    const intent = api.sandbox.provider.intents.get(response.payment_intent.id)!
    expect(intent.amount).toBe(Math.round(order.precioPedido * 100))
    expect(intent.currency).toBe('eur')
    expect(intent.metadata['order_id']).toBe(String(order.id))
    expect(intent.setup_future_usage).toBeNull()
    expect(response.payment_intent.client_secret).toBe(intent.client_secret)
  })

  it('returns the open payment again, also after a declined card', async () => {
    const { requestIntent } = await withOrder()
    const first = await requestIntent()
    expect(() => api.sandbox.pay(first.response.payment_intent.id, 'pm_card_visa_chargeDeclined')).toThrow()
    const second = await requestIntent()
    expect(second.http).toBe(200)
    expect(second.response.payment_intent.id).toBe(first.response.payment_intent.id)
  })

  it('updates setup_future_usage when save_payment_method changes', async () => {
    const { requestIntent } = await withOrder()
    const usage = async (save: 0 | 1) => {
      const { response } = await requestIntent({ save_payment_method: save })
      return api.sandbox.provider.intents.get(response.payment_intent.id)!.setup_future_usage
    }
    expect(await usage(1)).toBe('on_session')
    expect(await usage(0)).toBeNull()
    expect(await usage(1)).toBe('on_session')
  })

  it('ignores the amount and the owner sent by the client', async () => {
    const { order, requestIntent } = await withOrder()
    const wrong = await requestIntent({ precio_pedido: 0.5 })
    expect(wrong.http).toBe(409)
    expect(wrong.response.status.code).toBe(statusCodes.pricesChanged.code)
    expect(wrong.response).toMatchObject({ prices: { precio_pedido: order.precioPedido } })
    const otherCustomer = await createShopper(api)
    const theirs = await api.call(createIntent, {
      session: otherCustomer.session,
      body: { order_id: order.id, user_id: otherCustomer.userId },
    })
    const unknown = await api.call(createIntent, {
      session: otherCustomer.session,
      body: { order_id: 9_999_999 },
    })
    expect(theirs.http).toBe(404)
    expect(theirs.response).toEqual(unknown.response)
  })

  it('is refused for another purpose than what is due, at either provider', async () => {
    const { shopper, order, requestIntent } = await withOrder()
    expect((await requestIntent({ payment_intent_type: 'reserve_order' })).http).toBe(200)
    const body = { order_id: order.id, payment_intent_type: 'new_order_bono' }
    const errors = { payment_intent_type: ['No es lo que hay que pagar de este pedido.'] }
    for (const endpoint of [createIntent, createPayPalOrder]) {
      const { http, response } = await api.call(endpoint, { session: shopper.session, body })
      expect([http, response.errors]).toEqual([422, errors])
    }
  })

  it('rejects an idempotency key that was used with another body', async () => {
    const { requestIntent } = await withOrder()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await requestIntent({}, headers)
    const again = await requestIntent({}, headers)
    const other = await requestIntent({ save_payment_method: 1 }, headers)
    expect(again.response.payment_intent).toEqual(first.response.payment_intent)
    expect([other.http, other.response.status.code]).toEqual([422, statusCodes.idempotencyMismatch.code])
  })

  it('settles a payment that is already paid, and creates no second one', async () => {
    const { order, requestIntent } = await withOrder()
    const { response } = await requestIntent()
    api.sandbox.pay(response.payment_intent.id)
    const again = await requestIntent()
    expect([again.http, again.response.status.code]).toEqual([409, statusCodes.orderNotPayable.code])
    const rows = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
    expect(rows.map(({ status }) => status)).toEqual(['succeeded'])
  })

  it('creates no payment for a company, which is billed', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper)
    expect(order).toMatchObject({ status: 0, precioPendiente: 0, isB2B: '1', pay_before: null })
    const { http } = await api.call(createIntent, {
      session: shopper.session,
      body: { order_id: order.id },
    })
    expect(http).toBe(409)
  })
})

describe('a provider fault', () => {
  it('creates one payment although the connection dropped after its creation', async () => {
    const { order, requestIntent } = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'drop', on: 'POST /v1/payment_intents', times: 1 } })
    const { http } = await requestIntent()
    expect(http).toBe(200)
    const made = api.sandbox.provider.intents.list((each) => each.metadata['order_id'] === String(order.id))
    expect(made).toHaveLength(1)
  })

  it('returns 503 while the provider is down, and continues with the same payment', async () => {
    const { order, requestIntent } = await withOrder()
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    const down = await requestIntent()
    expect([down.http, down.response.status.code]).toEqual([503, statusCodes.paymentProviderDown.code])
    api.sandbox.faults.clear()
    expect((await requestIntent()).http).toBe(200)
    expect(await api.db.$count(payments, eq(payments.orderId, order.id))).toBe(1)
  })
})
