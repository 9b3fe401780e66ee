import { setNotifications } from '@colada/domain/account/profile-contract'
import { getOrders, moveOrder, reserve } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { sponsors } from '@colada/domain/promotions/sponsors'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { rewardReferrer } from '#api/promotions/service.ts'
import { coupons, couponRedemptions } from '#api/promotions/tables.ts'
import {
  checkout,
  makeBusiness,
  createShopper,
  createShoppers,
  placeOrder,
  shirts,
  type Shopper,
} from '../orders/shopper.ts'
import { isAboutAccount } from '../support/account-mails.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const check = async (shopper: Shopper, body: object = {}) => {
  const { response } = await api.call(checkCoupon, {
    session: shopper.session,
    body: { items: shirts, ...body },
  })
  return response
}

async function addCoupon(fields: Partial<typeof coupons.$inferInsert> & { code: string }): Promise<void> {
  await api.db
    .insert(coupons)
    .values({ origin: 'campaign', kind: 'percent', percent: 10, createdAt: new Date(), ...fields })
}

describe('the price of a cart', () => {
  it('contains both legs, and its parts add up to the total', async () => {
    const shopper = await createShopper(api)
    const response = await check(shopper)
    expect(response).toMatchObject({
      precio_items: 11.85,
      precio_recogida: 6.95,
      precio_entrega: 6.95,
      precio_transporte: 13.9,
      precio_pedido: 25.75,
      calculate_status: { code: 200 },
    })
  })

  it('includes the variation of the chosen slots', async () => {
    const shopper = await createShopper(api)
    const chosen = await checkout(api, shopper, { pickup: 0 })
    // 11:00 is in the quiet middle of the day: 10 % off half the transport, 6.255 rounded once.
    expect(chosen.prices['precio_recogida']).toBe(6.26)
  })

  it('has free transport from 55.00, whatever the client sends', async () => {
    const shopper = await createShopper(api)
    const response = await check(shopper, { items: [{ product_id: 1, qty: 14 }] })
    expect(response).toMatchObject({ precio_items: 55.3, precio_transporte: 0, precio_pedido: 55.3 })
    const claimed = await check(shopper, { no_shipping: 1, store_mode: 1, order_id: 1 })
    expect(claimed.precio_transporte).toBe(13.9)
  })

  it.each([
    ['nothing', []],
    ['an unknown product', [{ product_id: 999_999, qty: 1 }]],
    ['a zero quantity', [{ product_id: 1, qty: 0 }]],
    ['a carpet without its size', [{ product_id: 300, qty: 1 }]],
    ['a carpet that is too wide', [{ product_id: 300, qty: 1, width: 201, height: 300 }]],
    ['a fractional width', [{ product_id: 300, qty: 1, width: 100.5, height: 300 }]],
    [
      'packs with shirts',
      [
        { product_id: 1, qty: 1 },
        { product_id: 701, qty: 1 },
      ],
    ],
  ])('is rejected for %s', async (_, items) => {
    const shopper = await createShopper(api)
    const { http, response } = await api.call(checkCoupon, { session: shopper.session, body: { items } })
    expect([http, response.status.code]).toEqual([422, statusCodes.cartRefused.code])
  })
})

describe('a promo code', () => {
  it('takes 20 % off the first order, in any spelling', async () => {
    const shopper = await createShopper(api)
    const response = await check(shopper, { promo_code: ' wash20web ' })
    expect(response).toMatchObject({
      calculate_status: { code: 200 },
      promo_code: 'WASH20WEB',
      precio_descuento: 2.37,
      precio_pedido: 23.38,
    })
  })

  it('does not apply to a second order, with a message in the customer’s language', async () => {
    const shopper = await createShopper(api)
    await placeOrder(api, shopper)
    const { response } = await api.call(checkCoupon, {
      session: shopper.session,
      body: { items: shirts, promo_code: 'WASH20WEB' },
      language: 'en',
    })
    expect(response.calculate_status.code).toBe(statusCodes.couponNotFirstOrder.code)
    expect(response.calculate_status.message).toMatch(/first order/i)
    expect(response).toMatchObject({ promo_code: '', precio_descuento_total: 0 })
  })

  it('of a sponsor takes 25 % off the garments of the first order, and 10 % off later ones', async () => {
    const shopper = await createShopper(api)
    const { code } = sponsors[0]!
    const first = await check(shopper, { promo_code: code.toLowerCase() })
    expect(first).toMatchObject({
      promo_code: code,
      promo_terms: '25 % en las prendas de tu primer pedido',
      precio_descuento: 2.96,
      precio_descuento_transporte: 0,
      precio_pedido: 22.79,
    })
    const stale = await checkout(api, shopper, { promoCode: code, pickup: 1 })
    const order = await placeOrder(api, shopper, { promoCode: code })
    expect(order.precioDescuento).toBe(2.96)

    const later = await check(shopper, { promo_code: code })
    expect(later).toMatchObject({
      promo_terms: '10 % en las prendas',
      precio_descuento: 1.19,
      precio_pedido: 24.56,
    })
    // The prices of a first order are refused for the second one.
    const { response } = await api.call(reserve, { session: shopper.session, body: stale })
    expect(response.status.code).toBe(statusCodes.pricesChanged.code)
  })

  it.each([
    ['unknown', 'couponUnknown', null],
    ['expired', 'couponExpired', { expiresAt: new Date(0) }],
    ['spent', 'couponUsed', { maxUses: 0 }],
    ['for more garments', 'couponBelowMinimum', { minimum: 5000 }],
  ] as const)('that is %s does not apply', async (name, problem, fields) => {
    const code = `TEST${name.replaceAll(' ', '').toUpperCase()}`
    if (fields) await addCoupon({ code, ...fields })
    const response = await check(await createShopper(api), { promo_code: code })
    expect(response.calculate_status.code).toBe(statusCodes[problem].code)
    expect(response.precio_pedido).toBe(25.75)
  })

  it('with one use left is redeemed by one of ten orders', async () => {
    await addCoupon({ code: 'ULTIMO', maxUses: 1 })
    const buyers = await createShoppers(api, 10)
    const bodies = await Promise.all(
      buyers.map((buyer, index) => checkout(api, buyer, { promoCode: 'ULTIMO', delivery: index })),
    )
    const outcomes = await Promise.all(
      buyers.map(({ session }, index) => api.call(reserve, { session, body: bodies[index]! })),
    )
    expect(outcomes.filter(({ http }) => http === 200)).toHaveLength(1)
    const refused = outcomes.filter(({ http }) => http !== 200)
    expect(new Set(refused.map(({ response }) => response.status.code))).toEqual(
      new Set([statusCodes.pricesChanged.code]),
    )
    expect(refused[0]!.response).toMatchObject({ prices: { precio_descuento_total: 0 } })
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, 'ULTIMO'))
    expect(coupon!.uses).toBe(1)
    expect(await api.db.$count(couponRedemptions, eq(couponRedemptions.couponId, coupon!.id))).toBe(1)
  })
})

describe('a customer’s own code', () => {
  it('is the welcome offer for a friend, not for its owner, and is rewarded with 6.00 after the delivery', async () => {
    const [owner, friend] = [await createShopper(api), await createShopper(api)]
    const [row] = await api.db.select().from(users).where(eq(users.id, owner.userId))
    const code = row!.personalPromoCode
    const own = await check(owner, { promo_code: code })
    expect(own.calculate_status.code).toBe(statusCodes.couponUnknown.code)

    await makeBusiness(api, friend)
    const order = await placeOrder(api, friend, { promoCode: code })
    expect(order.precioDescuento).toBe(2.37)
    for (const status of [10, 20, 30, 40, 50]) {
      const { http } = await api.call(moveOrder, {
        params: { locator: order.localizador },
        body: { status },
        headers: { 'x-operations-key': api.config.operationsKey },
      })
      expect(http).toBe(200)
    }
    const rewards = await api.db.select().from(coupons).where(eq(coupons.orderId, order.id))
    expect(rewards).toMatchObject([{ origin: 'reward', amount: 600, ownerId: owner.userId, maxUses: 1 }])
    const reward = await check(owner, { promo_code: rewards[0]!.code })
    expect(reward.precio_descuento_total).toBe(6)
    const foreignReward = await check(friend, { promo_code: rewards[0]!.code })
    expect(foreignReward.calculate_status.code).toBe(statusCodes.couponUnknown.code)
  })
})

describe('the mail about a reward', () => {
  it.each([
    ['is sent with the code and the amount', {}, 1],
    ['is not sent to a customer who declined it', { referrals: { mail: 0 as const } }, 0],
  ])('%s', async (_, choice, count) => {
    const [owner, friend] = [await createShopper(api), await createShopper(api)]
    await api.call(setNotifications, { session: owner.session, body: choice })
    const [row] = await api.db.select().from(users).where(eq(users.id, owner.userId))
    await makeBusiness(api, friend)
    const order = await placeOrder(api, friend, { promoCode: row!.personalPromoCode })
    const at = new Date(api.dependencies.clock())
    await rewardReferrer(api.db, order.id, at)
    await rewardReferrer(api.db, order.id, at)
    const [reward] = await api.db.select().from(coupons).where(eq(coupons.orderId, order.id))
    const mails = await api.db.select().from(mailOutbox).where(isAboutAccount(api.db, owner.userId))
    const details = { amount: 600, code: reward!.code }
    expect(mails).toMatchObject(
      [{ kind: 'account-referral-earned', language: 'es', details }].slice(0, count),
    )
    expect(mails).toHaveLength(count)
  })
})

describe('a pack', () => {
  it('needs no slots, and creates a code with its uses when it is confirmed', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const items = [{ product_id: 701, qty: 1 }]
    const {
      precio_pickup: _p,
      precio_delivery: _d,
      calculate_status: _c,
      promo_code: _o,
      status: _s,
      ...prices
    } = await check(shopper, { items })
    const body = {
      items,
      prices,
      process_type: 'new_order_bono',
      es_bono: 1,
      pickup_address_id: null,
      pickup_time: null,
      delivery_address_id: null,
      delivery_time: null,
    }
    const { http, response } = await api.call(reserve, { session: shopper.session, body })
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({
      type: 'voucher',
      category_id: 10,
      pickup: [],
      delivery: [],
      precioTransporte: 0,
      bono_max_uses: 10,
    })
    expect(response.new_order.bono_promo_code).toMatch(/^BONO[2-9A-Z]{8}$/)
    const used = await check(shopper, { promo_code: response.new_order.bono_promo_code })
    // Ten for 33.95 is 3.40 each; three shirts for 11.85 use three of them, a large order the rest.
    expect(used.precio_descuento_total).toBe(10.2)
    await placeOrder(api, shopper, { promoCode: response.new_order.bono_promo_code })
    const rest = await check(shopper, {
      items: [{ product_id: 1, qty: 50 }],
      promo_code: response.new_order.bono_promo_code,
    })
    expect(rest.precio_descuento_total).toBe(23.8)
    const listed = await api.call(getOrders, { session: shopper.session })
    expect(listed.response.orders.find(({ type }) => type === 'voucher')!.bono_promo_code).toBe(
      response.new_order.bono_promo_code,
    )
  })
})
