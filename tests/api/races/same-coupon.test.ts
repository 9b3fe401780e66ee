import { reserve } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { couponRedemptions, coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { homeAddresses, checkout, createShopper, createShoppers, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

const BUYERS = 50
const everyRound = Array.from({ length: rounds }, (_, round) => round)

let api: TestApi
let buyers: Shopper[]
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
  buyers = await createShoppers(api, BUYERS)
  await api.db.update(slots).set({ capacity: BUYERS * (rounds + 1) })
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const reserveAs = ({ session }: Shopper, body: object) =>
  retryWhileUnavailable(() => api.call(reserve, { session, body }))

const changed = `409 ${statusCodes.pricesChanged.code}`
const codesOf = (outcomes: readonly { http: number; response: { status: { code: number } } }[]) =>
  outcomes.map(({ http, response }) => `${http} ${response.status.code}`).toSorted()

async function usesOf(code: string) {
  const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code))
  const redeemed = await api.db.$count(couponRedemptions, eq(couponRedemptions.couponId, coupon!.id))
  return { counted: coupon!.uses, redeemed }
}

describe('a coupon with one use', () => {
  // Guard: `takeUses`, one statement that checks for a remaining use and takes it; the check `coupons_uses` is
  // the constraint behind it.
  it.each(everyRound)(
    'is redeemed by one of fifty customers; the others get the price without it (round %i)',
    async (round) => {
      const code = `UNICO${round}`
      await api.db
        .insert(coupons)
        .values({ code, origin: 'campaign', kind: 'percent', percent: 10, maxUses: 1, createdAt: new Date() })
      const body = await checkout(api, buyers[0]!, { promoCode: code, pickup: round })
      const full = await checkout(api, buyers[0]!, { pickup: round })

      const outcomes = await Promise.all(
        buyers.map((buyer) => reserveAs(buyer, { ...body, ...homeAddresses(buyer) })),
      )

      expect(codesOf(outcomes)).toEqual(['200 200', ...Array(BUYERS - 1).fill(changed)])
      for (const { http, response } of outcomes) {
        if (http === 409) expect(response).toMatchObject({ prices: full.prices })
      }
      expect(await usesOf(code)).toEqual({ counted: 1, redeemed: 1 })
      // No order was created without its shown discount.
      expect(await api.db.$count(orders)).toBe(round + 1)
    },
  )
})

describe('a coupon with one use for each customer', () => {
  // Guard: `lockCustomer`, which serialises a customer's orders, so that each one counts the previous ones.
  it.each(everyRound)('is redeemed once from five tabs at once (round %i)', async (round) => {
    const shopper = await createShopper(api)
    const code = `POR-CABEZA-${round}`
    await api.db.insert(coupons).values({
      code,
      origin: 'campaign',
      kind: 'percent',
      percent: 10,
      maxUsesPerCustomer: 1,
      createdAt: new Date(),
    })
    // Different slots in every tab, so that they are five orders and not duplicates of one.
    const tabs = await Promise.all(
      [0, 1, 2, 3, 4].map((pickup) => checkout(api, shopper, { promoCode: code, pickup })),
    )

    const outcomes = await Promise.all(tabs.map((body) => reserveAs(shopper, body)))

    expect(codesOf(outcomes)).toEqual(['200 200', ...Array(4).fill(changed)])
    expect(await usesOf(code)).toEqual({ counted: 1, redeemed: 1 })
    expect(await api.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(1)
  })

  it('for first orders is redeemed once from several tabs', async () => {
    const shopper = await createShopper(api)
    const tabs = await Promise.all(
      [0, 1, 2, 3, 4].map((pickup) => checkout(api, shopper, { promoCode: 'WASH20WEB', pickup })),
    )
    const outcomes = await Promise.all(tabs.map((body) => reserveAs(shopper, body)))
    expect(codesOf(outcomes)).toEqual(['200 200', ...Array(4).fill(changed)])
  })
})
