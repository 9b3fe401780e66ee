import { randomUUID } from 'node:crypto'
import { reserve } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { checkout, createShoppers, placeOrder } from '../api/orders/shopper.ts'
import { expectInvariants } from '../api/support/invariants.ts'
import { rounds } from './rounds.ts'
import { type RestartableShop, retryUntilTimeout, startRestartableShop } from './support/restartable-shop.ts'

let shop: RestartableShop
beforeEach(async () => {
  shop = await startRestartableShop()
  await shop.db.execute(sql`update slots set capacity = 10000`)
})
afterEach(() => shop.close())

const customers = 8
/** Time after which the start script kills a process (scripts/shop.ts). */
const LAUNCHER_KILL_TIMEOUT_MS = 15_000
/** Statuses with a known outcome: processed, or rejected. */
const expectedStatuses = [200, 503]

describe('SIGTERM under load', () => {
  // Guard: the process stops accepting requests, completes pending ones, and then closes the database.
  it('completes or rejects pending requests, loses no order, and exits with 0', async () => {
    const acknowledged = new Set<number>()
    const statuses: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { api } = await shop.start()
      const shoppers = await createShoppers(shop, customers)
      const bodies = await Promise.all(shoppers.map((shopper) => checkout(shop, shopper)))
      const before = statuses.length
      const ordering = shoppers.map(async ({ session }, index) => {
        for (;;) {
          const headers = { 'idempotency-key': randomUUID() }
          const { http, response } = await shop.callOnce(reserve, { session, headers, body: bodies[index]! })
          statuses.push(http)
          if (http === 200) acknowledged.add(response.new_order.id)
        }
      })
      const settled = Promise.allSettled(ordering)
      await retryUntilTimeout(async () => expect(statuses.length).toBeGreaterThan(before + customers))
      expect(await api.kill('SIGTERM'), api.output).toEqual({ code: 0, signal: null })
      await settled
      // A request without a response, since its connection was closed, was not processed either.
      const written = await shop.db.select({ id: orders.id }).from(orders)
      expect(new Set(written.map(({ id }) => id))).toEqual(acknowledged)
      await expectInvariants(shop.db)
    }
    expect(statuses.filter((http) => !expectedStatuses.includes(http))).toEqual([])
  })

  // Guard: the last response on a connection closes it (server/draining).
  it('waits for a pending provider request only', async () => {
    const { api } = await shop.start()
    const [shopper] = await createShoppers(shop, 1)
    const order = await placeOrder(shop, shopper!)
    shop.sandbox.faults.set({ cards: { kind: 'delay', ms: 1500, on: 'POST /v1/payment_intents' } })
    const pendingRequest = shop.callOnce(createIntent, {
      session: shopper!.session,
      body: { order_id: order.id },
    })
    await retryUntilTimeout(async () => expect(shop.sandbox.provider.intents.list()).toHaveLength(1))
    const end = api.kill('SIGTERM')
    expect((await pendingRequest).http).toBe(200)
    const respondedAt = performance.now()
    expect(await end, api.output).toEqual({ code: 0, signal: null })
    expect(performance.now() - respondedAt, 'milliseconds after its last response').toBeLessThan(
      LAUNCHER_KILL_TIMEOUT_MS,
    )
  })
})
