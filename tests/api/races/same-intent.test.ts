import { createIntent } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '#api/payment/tables.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()

describe('the payment of an order', () => {
  it('requested twenty times concurrently is one payment at the provider', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call(createIntent, { session: shopper.session, body: { order_id: order.id } }),
      ),
    )
    expect(outcomes.map(({ http }) => http)).toEqual(Array(20).fill(200))
    expect(new Set(outcomes.map(({ response }) => response.payment_intent.id)).size).toBe(1)
    expect(new Set(outcomes.map(({ response }) => response.payment_intent.client_secret)).size).toBe(1)
    expect(api.sandbox.provider.intents.list()).toHaveLength(1)
    expect(api.sandbox.provider.customers.list()).toHaveLength(1)
    expect(await api.db.$count(payments, eq(payments.orderId, order.id))).toBe(1)
  })
})
