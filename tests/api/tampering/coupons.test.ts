import { reserve } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { statusCodes, type StatusName } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { coupons } from '#api/promotions/tables.ts'
import { checkout, createShopper, createShoppers, placeOrder, type Shopper } from '../orders/shopper.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'

const api = await createTestApi()
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

const half = { origin: 'campaign', kind: 'percent', percent: 50, createdAt: new Date(testNow) } as const
const yesterday = new Date(testNow - 86_400_000)

let shopper: Shopper
let personal: string
beforeAll(async () => {
  const [me, other] = await createShoppers(api, 2)
  shopper = me!
  // A previous order, which used a code with one use per customer.
  await api.db.insert(coupons).values([
    { ...half, code: 'UNA-VEZ', maxUsesPerCustomer: 1 },
    { ...half, code: 'CADUCADO', expiresAt: yesterday },
    { ...half, code: 'AGOTADO', maxUses: 0 },
    { ...half, code: 'AJENO', origin: 'reward', ownerId: other!.userId, maxUses: 1 },
    { ...half, code: 'PEDIDO-GRANDE', minimum: 1_000_000 },
  ])
  await placeOrder(api, shopper, { promoCode: 'UNA-VEZ', pickup: 9 })
  const [row] = await api.db.select().from(users).where(eq(users.id, shopper.userId))
  personal = row!.personalPromoCode
})

const rejectedCoupons: readonly [string, () => string, StatusName][] = [
  ['that expired', () => 'CADUCADO', 'couponExpired'],
  ['that is used up', () => 'AGOTADO', 'couponUsed'],
  ['that the customer used before', () => 'UNA-VEZ', 'couponUsed'],
  ['of another customer', () => 'AJENO', 'couponUnknown'],
  ['that is the customer’s own referral code', () => personal, 'couponUnknown'],
  ['for a first order', () => 'WASH20WEB', 'couponNotFirstOrder'],
  ['for a larger cart', () => 'PEDIDO-GRANDE', 'couponBelowMinimum'],
  ['that does not exist', () => 'NADIE', 'couponUnknown'],
  ['that is an SQL injection', () => "' or '1'='1", 'couponUnknown'],
  ['of 10,000 characters', () => 'X'.repeat(10_000), 'couponUnknown'],
]

// Guard: `checkCode`, repeated in the transaction of the order; the client's discount is only compared.
describe('a coupon', () => {
  it.each(rejectedCoupons)(
    '%s gives no discount, and no order is created at its price',
    async (_, code, problem) => {
      const { session } = shopper
      const body = await checkout(api, shopper, { pickup: 3, delivery: 3 })
      const check = await api.call(checkCoupon, { session, body: { ...body, promo_code: code() } })
      expect(check.response.calculate_status.code).toBe(statusCodes[problem].code)
      expect(check.response).toMatchObject({ ...body.prices, precio_descuento_total: 0, promo_code: '' })

      // The price for a customer with a valid coupon.
      const fresh = await createShopper(api)
      const discounted = await checkout(api, fresh, { pickup: 3, delivery: 3, promoCode: 'WASH20WEB' })
      const before = await checksumDatabase(api.db)
      const { http, response } = await api.call(reserve, {
        session,
        body: { ...body, prices: discounted.prices, promo_code: code() },
      })
      expect([http, response.status.code]).toEqual([409, statusCodes.pricesChanged.code])
      expect(response).toMatchObject({ prices: body.prices })
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )
})
