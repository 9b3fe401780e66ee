import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { reserve } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categories } from '#api/catalogue/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { checkout, createShopper, makeStaff, shirts, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

/** The category of the shirts. */
const dryCleaning = 2
const setDisabled = (isDisabled: boolean) =>
  api.db.update(categories).set({ isDisabled }).where(eq(categories.id, dryCleaning))
beforeEach(async () => {
  await setDisabled(false)
})

const refused = `${statusCodes.categoryDisabled.http} ${statusCodes.categoryDisabled.code}`
const price = async ({ session }: Shopper, body: object = {}) => {
  const { http, response } = await api.call(checkCoupon, { session, body: { items: shirts, ...body } })
  return `${http} ${response.status.code}`
}

// spec 000 §5, Add button; §6, Store-mode staff
describe('a disabled category', () => {
  it('can be neither priced nor ordered, with its reason', async () => {
    const shopper = await createShopper(api)
    const body = await checkout(api, shopper)
    const before = await api.db.$count(orders)
    await setDisabled(true)
    expect(await price(shopper)).toBe(refused)
    const { http, response } = await api.call(reserve, { session: shopper.session, body, language: 'en' })
    expect([`${http} ${response.status.code}`, response.status.message]).toEqual([
      refused,
      expect.stringContaining('isn’t available'),
    ])
    expect(await api.db.$count(orders)).toBe(before)
  })

  it('can be ordered by staff', async () => {
    const shopper = await createShopper(api)
    await makeStaff(api, shopper)
    await setDisabled(true)
    expect(await price(shopper, { store_mode: 1 })).toBe('200 200')
  })

  it('is listed with its flag, whatever the query says', async () => {
    // The catalogue is read with the first request.
    const fresh = await createTestApi()
    try {
      await fresh.db.update(categories).set({ isDisabled: true }).where(eq(categories.id, dryCleaning))
      const { response } = await fresh.call(getProducts)
      const disabled = response.categories.map(toCategory).filter((category) => category.isDisabled)
      expect(disabled.map(({ id }) => id)).toEqual([dryCleaning])
      expect(disabled[0]!.products.every((product) => product.isDisabled)).toBe(true)
      const query = { store_mode: '1', with_meta: '1', cp: '28013', user_id: '1', estimated_city: 'Madrid' }
      expect((await fresh.call(getProducts, { query })).response).toEqual(response)
    } finally {
      await fresh.close()
    }
  })
})
