import { syncCart } from '@colada/domain/cart/contract'
import { abandonPayment, addItems, changePickup, getOrders } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'
import { createLateOrder, paidOrder, requestChange } from './order-changes.ts'
import { checkout, createShopper, homeAddresses, placeOrder, shirts, type Shopper } from './shopper.ts'

const api = setUpPaymentApiPerTest()

const window = 1_800_000
const code = 'WASH20WEB'
const coat = { product_id: 29, qty: 1 }
const pack = { product_id: 700, qty: 1 }

const abandon = ({ session }: Shopper, orderId: number) =>
  api.call(abandonPayment, { session, params: { orderId } })
const sync = async ({ session }: Shopper, cart: readonly object[] = [], known: readonly object[] = []) =>
  (await api.call(syncCart, { session, body: { cart, known } })).response
const usesOf = async (of: string) =>
  (await api.db.select().from(coupons).where(eq(coupons.code, of)))[0]!.uses
const takenOf = async (id: number) => (await api.db.select().from(slots).where(eq(slots.id, id)))[0]!.taken
const unpaidOf = async ({ session }: Shopper) => {
  const { response } = await api.call(getOrders, { session, query: { unpaid: '1' } })
  return response.orders.map(({ id }) => id)
}

describe('an unpaid order', () => {
  it('is cancelled at once; slots and code are free, and garments and code are back in the cart', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper)
    const order = await placeOrder(api, shopper, { promoCode: code })
    const intentId = await createPaymentIntent(api, shopper, order.id)
    expect(await unpaidOf(shopper)).toEqual([order.id])

    const { http, response } = await abandon(shopper, order.id)
    expect([http, response.orders[0]!.status]).toEqual([200, 60])
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    expect([await takenOf(chosen.pickup_time), await takenOf(chosen.delivery_time)]).toEqual([0, 0])
    expect(await usesOf(code)).toBe(0)
    expect(await unpaidOf(shopper)).toEqual([])
    expect(await sync(shopper)).toMatchObject({ cart: shirts, promo_code: code })

    // Again: nothing is doubled, and the code is sent once.
    expect((await abandon(shopper, order.id)).response.orders[0]!.status).toBe(60)
    const { cart, promo_code: again } = await sync(shopper, shirts, shirts)
    expect([cart, again]).toEqual([shirts, undefined])
  })

  it('returns garments and code to the cart when its time is over, too', async () => {
    const shopper = await createShopper(api)
    await placeOrder(api, shopper, { promoCode: code })
    api.advance(window)
    await api.run('unpaid-orders')
    expect(await sync(shopper)).toMatchObject({ cart: shirts, promo_code: code })
  })

  it.each<[string, readonly object[], readonly object[]]>([
    ['a smaller number of the same garment', [{ product_id: 1, qty: 1 }], shirts],
    ['a larger number of the same garment', [{ product_id: 1, qty: 5 }], [{ product_id: 1, qty: 5 }]],
    ['other garments', [coat], [coat, ...shirts]],
    // Packs cannot be mixed with garments.
    ['a cart that it cannot be mixed with', [pack], [pack]],
  ])('doubles nothing in a cart with %s', async (_, cart, expected) => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await sync(shopper, cart)
    await abandon(shopper, order.id)
    expect((await sync(shopper, cart, cart)).cart).toEqual(expected)
  })

  it('is paid instead when its payment has succeeded meanwhile', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    const { http, response } = await abandon(shopper, order.id)
    expect([http, response.orders[0]!.status]).toEqual([200, 0])
    expect((await sync(shopper)).cart).toEqual([])
  })

  it('stays as it is while the provider does not respond', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await createPaymentIntent(api, shopper, order.id)
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    const { http, response } = await abandon(shopper, order.id)
    expect([http, response.status.code]).toEqual([503, statusCodes.paymentProviderDown.code])
    api.sandbox.faults.clear()
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
  })

  it('of another customer is not found', async () => {
    const [shopper, other] = [await createShopper(api), await createShopper(api)]
    const order = await placeOrder(api, shopper)
    expect((await abandon(other, order.id)).http).toBe(404)
    expect(await unpaidOf(other)).toEqual([])
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(1)
  })

  it('ends once when it is given up in many tabs while it is paid', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const intentId = await createPaymentIntent(api, shopper, order.id)
    const tabs = Array.from({ length: 6 }, () => abandon(shopper, order.id))
    let isPaid = true
    try {
      api.sandbox.pay(intentId)
    } catch {
      isPaid = false
    }
    const responses = await Promise.all(tabs)
    expect(responses.map(({ http }) => http)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(isPaid ? 0 : 60)
    expect((await sync(shopper)).cart).toEqual(isPaid ? [] : shirts)
  })
})

describe('an unpaid change', () => {
  it('of dates is dropped, and its slot is free', async () => {
    const shopper = await createShopper(api)
    const { order, newSlotId } = await createLateOrder(api, shopper)
    const body = { order_id: order.id, ...homeAddresses(shopper), pickup_time: newSlotId }
    const { http, response } = await requestChange(api, shopper, changePickup, body)
    expect([http, response.new_order.pending_change]).toEqual([200, expect.anything()])
    expect([await takenOf(newSlotId), await unpaidOf(shopper)]).toEqual([1, [order.id]])
    const abandoned = (await abandon(shopper, order.id)).response.orders[0]!
    expect([abandoned.status, abandoned.pending_change, abandoned.precioPendiente]).toEqual([0, null, 0])
    expect(await takenOf(newSlotId)).toBe(0)
  })

  it('of garments is dropped; the order is as it was', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await requestChange(api, shopper, addItems, { order_id: order.id, items: shirts })
    expect(await unpaidOf(shopper)).toEqual([order.id])
    await abandon(shopper, order.id)
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      status: 0,
      precioPedido: order.precioPedido,
      pending_change: null,
    })
    // They were meant for this order, not for a new one.
    expect((await sync(shopper)).cart).toEqual([])
  })
})

describe('a code that an unpaid order holds', () => {
  const check = async (shopper: Shopper, promoCode: string) => {
    const { response } = await api.call(checkCoupon, {
      session: shopper.session,
      body: { items: shirts, promo_code: promoCode },
    })
    return response.calculate_status
  }

  it.each([
    ['with the code', code, statusCodes.couponUsed],
    ['without a code', '', statusCodes.couponNotFirstOrder],
  ])('is refused with the locator of the order %s', async (_, promoCode, status) => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper, { promoCode })
    const refused = await check(shopper, code)
    expect(refused.code).toBe(status.code)
    expect(refused.message).toContain(order.localizador)
    await abandon(shopper, order.id)
    expect((await check(shopper, code)).code).toBe(statusCodes.ok.code)
  })

  it('is refused as used by a paid order', async () => {
    const shopper = await createShopper(api)
    const paid = await paidOrder(api, shopper, { promoCode: code })
    const unpaid = await placeOrder(api, shopper)
    const { code: status, message } = await check(shopper, code)
    expect(status).toBe(statusCodes.couponUsed.code)
    for (const { localizador } of [paid, unpaid]) expect(message).not.toContain(localizador)
  })
})
