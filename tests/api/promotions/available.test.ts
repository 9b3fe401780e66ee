import { checkCoupon, deleteUserPromo, getAvailablePromos } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '#api/promotions/tables.ts'
import { checkout, makeBusiness, createShopper, placeOrder, shirts, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const six = [{ product_id: 1, qty: 6 }]

const list = async (shopper: Shopper, items: readonly object[] = shirts, language: 'es' | 'en' = 'es') => {
  const { http, response } = await api.call(getAvailablePromos, {
    session: shopper.session,
    body: { items },
    language,
  })
  expect(http).toBe(200)
  return response.available_promos
}
const codes = async (shopper: Shopper, items?: readonly object[]) =>
  (await list(shopper, items)).map(({ code, available }) => `${code} ${available}`)

const remove = (shopper: Shopper, couponId: number) =>
  api.call(deleteUserPromo, { session: shopper.session, query: { coupon_id: String(couponId) } })

const check = async (shopper: Shopper, code: string, items: readonly object[] = shirts) => {
  const { response } = await api.call(checkCoupon, {
    session: shopper.session,
    body: { items, promo_code: code },
  })
  return response
}

async function addCoupon(shopper: Shopper, code: string, fields: Partial<typeof coupons.$inferInsert> = {}) {
  const [row] = await api.db
    .insert(coupons)
    .values({
      code,
      origin: 'reward',
      kind: 'amount',
      amount: 600,
      ownerId: shopper.userId,
      maxUses: 1,
      createdAt: new Date(testNow),
      ...fields,
    })
    .returning()
  return row!
}

describe('the promotions of a customer', () => {
  it('contain the campaigns that the customer qualifies for, the best for the cart first', async () => {
    const shopper = await createShopper(api)
    expect(await codes(shopper)).toEqual(['WASH20WEB 1', 'FURGO50 0'])
    // 6.95 off the transport against 4.74 off the shirts.
    expect(await codes(shopper, six)).toEqual(['FURGO50 1', 'WASH20WEB 1'])
    expect(await codes(shopper, [])).toEqual(['WASH20WEB 0', 'FURGO50 0'])
    await placeOrder(api, shopper)
    expect(await codes(shopper)).toEqual(['FURGO50 0'])
  })

  it('contain the reason why one does not apply to the cart, in the language of the request', async () => {
    const shopper = await createShopper(api)
    const reasons = async (items: readonly object[], language: 'es' | 'en' = 'es') =>
      (await list(shopper, items, language)).map(({ code, reason }) => `${code}: ${reason}`)
    expect(await reasons(shirts)).toEqual([
      'WASH20WEB: ',
      'FURGO50: Tu pedido no llega al importe mínimo de este código.',
    ])
    expect((await reasons(shirts, 'en'))[1]).not.toBe((await reasons(shirts))[1])
    expect((await reasons(six)).map((reason) => reason.split(': ')[1])).toEqual(['', ''])
  })

  it('of a company are those for companies', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    await placeOrder(api, company)
    expect(await codes(company)).toEqual(['EMPRESA10 1'])
  })

  it('are in the language of the request', async () => {
    const shopper = await createShopper(api)
    await addCoupon(shopper, `AMIGO${shopper.userId}`)
    const [es, en] = [await list(shopper), await list(shopper, shirts, 'en')]
    expect(es.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^6,00\s€ por traer a un amigo$/),
      '20 % en tu primer pedido',
      'Recogida y entrega a mitad de precio',
    ])
    expect(en.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^6,00\s€ for bringing a friend$/),
      '20% off your first order',
      'Half-price pickup and delivery',
    ])
    expect([...es, ...en].every(({ description }) => description.length > 10)).toBe(true)
  })

  it('contain the customer’s own rewards and packs with their remaining uses', async () => {
    const [shopper, other] = [await createShopper(api), await createShopper(api)]
    const pack = { origin: 'voucher', amount: 340, maxUses: 10 } as const
    const bono = await addCoupon(shopper, `BONO${shopper.userId}`, pack)
    await addCoupon(shopper, `GONE${shopper.userId}`, { expiresAt: new Date(testNow) })
    await addCoupon(shopper, `LAST${shopper.userId}`, { expiresAt: new Date(testNow + 3_600_000) })
    // Three uses of 3.40 cover three shirts better than the 6.00 of the reward.
    const before = await list(shopper)
    expect(before[0]).toMatchObject({ code: bono.code, available: 1, uses_left: 10, expires_on: null })
    expect(before[0]).toMatchObject({ uses_taken: 3 })
    expect(before[1]).toMatchObject({ code: `LAST${shopper.userId}`, uses_left: null })
    expect(before[1]!.expires_on).toBe('2026-11-23')
    expect(before.map(({ code }) => code)).not.toContain(`GONE${shopper.userId}`)
    await placeOrder(api, shopper, { promoCode: bono.code })
    const after = await list(shopper)
    expect(after.find(({ code }) => code === bono.code)).toMatchObject({ uses_left: 7 })
    await placeOrder(api, shopper, { promoCode: bono.code, items: [{ product_id: 1, qty: 50 }], pickup: 3 })
    expect((await list(shopper)).map(({ code }) => code)).not.toContain(bono.code)
    expect(await codes(other)).toEqual(['WASH20WEB 1', 'FURGO50 0'])
  })

  it('require a customer and a valid cart', async () => {
    expect((await api.call(getAvailablePromos, { body: {} })).http).toBe(401)
    const shopper = await createShopper(api)
    const broken = { items: [{ product_id: 999_999, qty: 1 }] }
    const { response } = await api.call(getAvailablePromos, { session: shopper.session, body: broken })
    expect(response.status.code).toBe(statusCodes.cartRefused.code)
  })
})

describe('a hidden promotion', () => {
  it('is hidden for this customer only, and its code stays valid', async () => {
    const [shopper, other] = [await createShopper(api), await createShopper(api)]
    const bono = await addCoupon(shopper, `PACK${shopper.userId}`, { origin: 'voucher', maxUses: 3 })
    for (const { coupon_id } of await list(shopper)) expect((await remove(shopper, coupon_id)).http).toBe(200)
    expect(await list(shopper)).toEqual([])
    expect((await remove(shopper, bono.id)).http).toBe(200)
    expect(await codes(other)).toEqual(['WASH20WEB 1', 'FURGO50 0'])
    for (const code of [bono.code, 'WASH20WEB']) {
      expect((await check(shopper, code)).calculate_status.code).toBe(200)
    }
  })

  it('gets the same 404 if it is another customer’s, for another audience, or unknown', async () => {
    const [owner, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const reward = await addCoupon(owner, `MINE${owner.userId}`)
    const [forCompanies] = await api.db.select().from(coupons).where(eq(coupons.code, 'EMPRESA10'))
    const refusals = []
    for (const id of [reward.id, forCompanies!.id, 999_999]) refusals.push(await remove(otherCustomer, id))
    expect(refusals.map(({ http }) => http)).toEqual([404, 404, 404])
    expect(new Set(refusals.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    expect((await list(owner)).map(({ code }) => code)).toContain(reward.code)
  })
})

describe('a code', () => {
  it('for companies is rejected for private customers, and vice versa', async () => {
    const [shopper, company] = [await createShopper(api), await createShopper(api)]
    await makeBusiness(api, company)
    const refused = await check(shopper, 'EMPRESA10')
    expect(refused.calculate_status).toMatchObject({
      code: statusCodes.couponForBusinesses.code,
      message: 'Este código es solo para empresas.',
    })
    expect((await check(company, 'EMPRESA10')).precio_descuento).toBe(1.19)
    expect((await check(company, 'FURGO50', six)).calculate_status.code).toBe(
      statusCodes.couponForPrivate.code,
    )
  })

  it('on transport is split between the legs in proportion, to the cent', async () => {
    const shopper = await createShopper(api)
    // 11:00 on the way in (6.26) and 7:00 on the way out (8.34): half of 14.60 is 7.30.
    const chosen = await checkout(api, shopper, { items: six, delivery: 6 })
    const { response } = await api.call(checkCoupon, {
      session: shopper.session,
      body: { ...chosen, promo_code: 'FURGO50' },
    })
    expect(response).toMatchObject({ precio_recogida: 6.26, precio_entrega: 8.34, precio_descuento: 0 })
    expect(response).toMatchObject({
      precio_descuento_transporte: 7.3,
      precio_descuento_recogida: 3.13,
      precio_descuento_entrega: 4.17,
      precio_descuento_total: 7.3,
    })
    const order = await placeOrder(api, shopper, { items: six, delivery: 6, promoCode: 'FURGO50' })
    expect(order.precioDescuento).toBe(7.3)
  })

  it('without effect has its own message', async () => {
    const shopper = await createShopper(api)
    const free = await check(shopper, 'FURGO50', [{ product_id: 1, qty: 14 }])
    expect(free.calculate_status.code).toBe(statusCodes.couponWithoutEffect.code)
  })
})
