import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { restartPostgresImmediately } from '#scripts/postgres.ts'
import { createShoppers } from '../api/orders/shopper.ts'
import { rounds } from './rounds.ts'
import { expectEffectsOnce, expectAcknowledgedPersisted } from './support/assertions.ts'
import { type Purchase, buy, type Acknowledged } from './support/flows.ts'
import { type RestartableShop, retryUntilTimeout, startRestartableShop } from './support/restartable-shop.ts'

let shop: RestartableShop
beforeEach(async () => {
  shop = await startRestartableShop()
})
afterEach(() => shop.close())

const customers = 6

describe('an immediate database restart under load', () => {
  // Guards: every connection has an error listener, so a broken one ends no process; what was acknowledged
  // with 2xx is on disk; after an error the outcome is unknown, and a retry with the key returns it.
  it('ends no process and loses nothing that was acknowledged', async () => {
    const { api } = await shop.start()
    const shoppers = await createShoppers(shop, customers)
    const acknowledged: Acknowledged = { orders: [], payments: [] }
    const recoveries: number[] = []
    const stopping = new AbortController()
    const shopping = shoppers.map(async (shopper) => {
      const purchases: Purchase[] = []
      while (!stopping.signal.aborted) purchases.push(await buy(shop, shopper, acknowledged))
      return purchases
    })
    for (const customer of shopping) customer.catch(() => undefined)

    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.orders.length
      await retryUntilTimeout(async () =>
        expect(acknowledged.orders.length).toBeGreaterThan(before + customers / 2),
      )
      await restartPostgresImmediately(inject('postgresFolder'))
      const up = performance.now()
      await api.ready()
      recoveries.push(performance.now() - up)
      expect(api.isRunning, api.output).toBe(true)
      await retryUntilTimeout(() => expectAcknowledgedPersisted(shop, acknowledged))
    }
    stopping.abort()
    const purchases = (await Promise.all(shopping)).flat()
    // Simulates that the claims on mails whose result could not be stored have expired.
    await shop.db.execute(sql`update mail_outbox set next_attempt_at = now() where status = 'waiting'`)
    await expectEffectsOnce(shop, purchases)
    expect(api.isRunning, api.output).toBe(true)
    console.log(`ready ${recoveries.map((ms) => ms.toFixed(0)).join(', ')} ms after the database`)
  })
})
