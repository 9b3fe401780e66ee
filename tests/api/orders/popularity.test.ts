import { getProducts } from '@colada/domain/catalogue/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePopularity } from '#api/orders/popularity.ts'
import { orderItems, orders } from '#api/orders/tables.ts'
import { seedDemo } from '#api/seed/demo-customers.ts'
import { startSecondApi } from '../support/second-api.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

const DAY_MS = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedDemo(api.dependencies)
})
afterAll(() => api.close())

/** The ids of all products from the most ordered one on, and the version of the catalogue. */
async function ranked() {
  // Another process has not cached the catalogue.
  const other = await startSecondApi(api)
  const { response } = await other.call(getProducts)
  await other.close()
  const all = response.categories.flatMap(({ products }) => products)
  const ids = all.toSorted((one, another) => one.popularity - another.popularity).map(({ id }) => id)
  return { ids, places: all.map(({ popularity }) => popularity), version: response.catalogue_version }
}

const now = () => api.dependencies.clock()

test('products are ranked by the pieces in paid orders of the last 90 days', async () => {
  const { ids, places } = await ranked()
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at + 1))
  const counted = await api.db
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${orderItems.quantity})::integer` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(sql`${orders.status} not in (1, 60, 99)`)
    .groupBy(orderItems.productId)
  const pieces = new Map(counted.map((row) => [row.id, row.pieces]))
  const quantities = ids.map((id) => pieces.get(id) ?? 0)
  expect(quantities[0]).toBeGreaterThan(5)
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a))
})

test('a new order of the products is a new version of the catalogue, other quantities are not', async () => {
  const before = await ranked()
  const [first] = before.ids
  await updatePopularity(api.db, now())
  expect((await ranked()).version).toBe(before.version)

  const ofProduct = eq(orderItems.productId, first!)
  await api.db
    .update(orderItems)
    .set({ quantity: sql`${orderItems.quantity} + 1` })
    .where(ofProduct)
  await updatePopularity(api.db, now())
  expect(await ranked()).toEqual(before)

  const cancelled = { status: orderStatus.cancelled }
  const ordersOf = api.db.select({ id: orderItems.orderId }).from(orderItems).where(ofProduct)
  await api.db
    .update(orders)
    .set(cancelled)
    .where(sql`${orders.id} in (${ordersOf})`)
  await updatePopularity(api.db, now())
  const after = await ranked()
  expect(after.ids[0]).not.toBe(first)
  expect(after.version).not.toBe(before.version)
})

test('older orders do not count', async () => {
  await updatePopularity(api.db, now() + 120 * DAY_MS)
  const { ids } = await ranked()
  const { response } = await api.call(getProducts)
  expect(ids).toEqual(response.categories.flatMap(({ products }) => products.map(({ id }) => id)))
})
