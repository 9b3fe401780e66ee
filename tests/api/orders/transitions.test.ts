import { getNextStatuses, orderStatuses } from '@colada/domain/orders/transitions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import { changeStatus } from '#api/orders/repository.ts'
import { orders } from '#api/orders/tables.ts'
import { waitForLockWaits } from '../races/lock-waits.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { createShopper, placeOrder } from './shopper.ts'

let api: TestApi
let orderId: number
let payBefore: Date | null
beforeAll(async () => {
  api = await createTestApi()
  orderId = (await placeOrder(api, await createShopper(api))).id
  payBefore = (await read()).payBefore
})
afterAll(() => api.close())

async function read() {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  return row!
}

const cause = { actor: { kind: 'operations' }, at: new Date() } as const
const put = (status: number) => api.db.update(orders).set({ status, payBefore }).where(eq(orders.id, orderId))

// Guard: the statuses in the `where` of `changeStatus`. Callers check the transition before; this
// is the guard against concurrent transitions (decisions: Orders).
describe('changeStatus', () => {
  it.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const)))(
    'from %d to %d changes the status only if it is allowed',
    async (from, to) => {
      await put(from)
      const before = await read()
      const moved = await changeStatus(api.db, orderId, to, cause)
      expect(moved?.order.status).toBe(getNextStatuses(from).includes(to) ? to : undefined)
      if (!moved) expect(await read()).toEqual(before)
    },
  )

  it('does not change an order that was moved concurrently', async () => {
    await put(0)
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const collecting = runTransaction(api.db, async (tx) => {
      const moved = await changeStatus(tx, orderId, 10, cause)
      begun.resolve()
      await mayEnd.promise
      return moved
    })
    await begun.promise
    const missing = changeStatus(api.db, orderId, 5, cause)
    await waitForLockWaits(api.db, 1)
    mayEnd.resolve()
    expect([(await collecting)?.order.status, await missing]).toEqual([10, undefined])
    expect((await read()).status).toBe(10)
  })
})
