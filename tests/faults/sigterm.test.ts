import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reserve } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
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
/** Milliseconds after which the launcher kills what does not end (scripts/shop.ts). */
const LAUNCHER_KILL_TIMEOUT_MS = 15_000
/** Answers that leave no doubt: done, or not now. */
const clean = [200, 503]

describe('SIGTERM under load', () => {
  // Guard: the process stops taking requests, answers those it has, and only then lets go of the database.
  it('answers or refuses whatever was begun, loses no order, and ends well', async () => {
    const told = new Set<number>()
    const answers: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { api } = await shop.start()
      const shoppers = await createShoppers(shop, customers)
      const bodies = await Promise.all(shoppers.map((shopper) => checkout(shop, shopper)))
      const before = answers.length
      const ordering = shoppers.map(async ({ session }, index) => {
        for (;;) {
          const headers = { 'idempotency-key': randomUUID() }
          const { http, response } = await shop.callOnce(reserve, { session, headers, body: bodies[index]! })
          answers.push(http)
          if (http === 200) told.add(response.new_order.id)
        }
      })
      const over = Promise.allSettled(ordering)
      await retryUntilTimeout(async () => expect(answers.length).toBeGreaterThan(before + customers))
      expect(await api.kill('SIGTERM'), api.output).toEqual({ code: 0, signal: null })
      await over
      // Whoever got no response, because the line was closed, was not begun with either.
      const written = await shop.db.select({ id: orders.id }).from(orders)
      expect(new Set(written.map(({ id }) => id))).toEqual(told)
      await expectInvariants(shop.db)
    }
    expect(answers.filter((http) => !clean.includes(http))).toEqual([])
  })

  // Guard: the last response on a line closes it (plugins/draining).
  it('waits for the provider whom a request has asked, and for nobody else', async () => {
    const { api } = await shop.start()
    const [shopper] = await createShoppers(shop, 1)
    const order = await placeOrder(shop, shopper!)
    shop.sandbox.faults.set({ cards: { kind: 'delay', ms: 1500, on: 'POST /v1/payment_intents' } })
    const asked = shop.callOnce(createIntent, { session: shopper!.session, body: { order_id: order.id } })
    await retryUntilTimeout(async () => expect(shop.sandbox.provider.intents.list()).toHaveLength(1))
    const end = api.kill('SIGTERM')
    expect((await asked).http).toBe(200)
    const answered = performance.now()
    expect(await end, api.output).toEqual({ code: 0, signal: null })
    expect(performance.now() - answered, 'milliseconds after its last response').toBeLessThan(
      LAUNCHER_KILL_TIMEOUT_MS,
    )
  })
})
