import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { checkout, createShopper, createShoppers, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'

const api = setUpPaymentApiPerTest()

const window = 1_800_000

async function statusOf(shopper: Shopper, orderId: number) {
  const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId } })
  return response.orders[0]!.status
}

async function openIntent(shopper: Shopper, orderId: number): Promise<string> {
  const { response } = await api.call(createIntent, { session: shopper.session, body: { order_id: orderId } })
  return response.payment_intent.id
}

async function takenOf(slotId: number): Promise<number> {
  const [slot] = await api.db.select().from(slots).where(eq(slots.id, slotId))
  return slot!.taken
}

describe('an unpaid order', () => {
  it('is cancelled after 1800 seconds, and its places and coupon are released', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const order = await placeOrder(api, shopper, { promoCode: 'WASH20WEB' })
    expect(order.pay_before! - order.creation_time).toBe(1800)
    api.advance(window - 1)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(1)
    expect(await takenOf(chosen.pickup_time)).toBe(1)

    api.advance(1)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(60)
    expect(await takenOf(chosen.pickup_time)).toBe(0)
    expect(await takenOf(chosen.delivery_time)).toBe(0)
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, 'WASH20WEB'))
    expect(coupon!.uses).toBe(0)
    // The customer has no order yet, so the welcome offer applies.
    await placeOrder(api, shopper, { promoCode: 'WASH20WEB' })
  })

  it('is cancelled at the provider first, so that it cannot be paid', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const intentId = await openIntent(shopper, order.id)
    api.advance(window)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(60)
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    expect(() => api.sandbox.pay(intentId)).toThrow()
  })

  it('is not cancelled when the provider has captured the payment', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.sandbox.pay(await openIntent(shopper, order.id))
    api.advance(window)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(0)
  })

  it('is not cancelled until the provider responds', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await openIntent(shopper, order.id)
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    api.advance(window)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(1)
    expect(api.failures).toHaveLength(1)
    api.sandbox.faults.clear()
    api.advance(30_000)
    await api.run('unpaid-orders')
    expect(await statusOf(shopper, order.id)).toBe(60)
  })

  // Guard: the limit of a run. Without a payment no provider is asked, so only the time decides.
  it('is one of at most 20 that a run cancels without a provider', async () => {
    const shoppers = await createShoppers(api, 21)
    for (const shopper of shoppers) await placeOrder(api, shopper)
    const isCancelled = eq(orders.status, orderStatus.cancelled)
    api.advance(window)
    await api.run('unpaid-orders')
    expect(await api.db.$count(orders, isCancelled)).toBe(20)
    await api.run('unpaid-orders')
    expect(await api.db.$count(orders, isCancelled)).toBe(21)
  })

  it('is cancelled once by concurrent processes', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.advance(window)
    await Promise.all(Array.from({ length: 8 }, () => api.run('unpaid-orders')))
    expect(await statusOf(shopper, order.id)).toBe(60)
    expect(api.failures).toEqual([])
  })

  it('is not payable after its payment window', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.advance(window)
    const { http } = await api.call(createIntent, {
      session: shopper.session,
      body: { order_id: order.id },
    })
    expect(http).toBe(409)
  })
})
