import { getReferrals, getWallet } from '@colada/domain/promotions/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '#api/promotions/tables.ts'
import { createShopper, type Shopper } from '../orders/shopper.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const DAY_MS = 86_400_000

type NewCoupon = Partial<typeof coupons.$inferInsert> & Pick<typeof coupons.$inferInsert, 'code' | 'origin'>

async function own({ userId }: Shopper, ...owned: readonly NewCoupon[]): Promise<void> {
  const createdAt = new Date(api.dependencies.clock())
  await api.db
    .insert(coupons)
    .values(owned.map((coupon) => ({ kind: 'amount' as const, ownerId: userId, createdAt, ...coupon })))
}

describe('the wallet', () => {
  it('has the vouchers and rewards of the customer that can be used', async () => {
    const shopper = await createShopper(api)
    const now = api.dependencies.clock()
    await own(
      shopper,
      { code: 'BONOA', origin: 'voucher', amount: 395, maxUses: 5, uses: 2 },
      { code: 'BONOUSED', origin: 'voucher', amount: 395, maxUses: 5, uses: 5 },
      { code: 'AMIGOA', origin: 'reward', amount: 600, maxUses: 1, expiresAt: new Date(now + DAY_MS) },
      { code: 'AMIGOOLD', origin: 'reward', amount: 600, maxUses: 1, expiresAt: new Date(now) },
      { code: 'PERSONAL', origin: 'personal', percent: 20, kind: 'percent' },
    )
    await own(await createShopper(api), { code: 'BONOB', origin: 'voucher', amount: 395, maxUses: 5 })
    const { response } = await api.call(getWallet, { session: shopper.session })
    expect(response.items).toEqual([
      {
        code: 'BONOA',
        name: '',
        kind: 'voucher',
        amount: 3.95,
        percent: 0,
        uses_left: 3,
        max_uses: 5,
        expires_on: null,
      },
      {
        code: 'AMIGOA',
        name: '',
        kind: 'reward',
        amount: 6,
        percent: 0,
        uses_left: 1,
        max_uses: 1,
        expires_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ])
  })
})

describe('the referrals', () => {
  it('count the friends, and the rewards that are not used yet', async () => {
    const shopper = await createShopper(api)
    await own(
      shopper,
      { code: 'AMIGO1', origin: 'reward', amount: 600, maxUses: 1, uses: 1 },
      { code: 'AMIGO2', origin: 'reward', amount: 600, maxUses: 1 },
      { code: 'BONO1', origin: 'voucher', amount: 395, maxUses: 5 },
    )
    const { response } = await api.call(getReferrals, { session: shopper.session })
    expect(response).toMatchObject({ friends: 2, earned: 12, available: 6 })
    const { session } = await createShopper(api)
    const none = await api.call(getReferrals, { session })
    expect(none.response).toMatchObject({ friends: 0, earned: 0, available: 0 })
  })
})
