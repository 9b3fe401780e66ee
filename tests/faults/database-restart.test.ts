import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { restartPostgresAtOnce } from '#scripts/postgres.ts'
import { createShoppers } from '../api/orders/shopper.ts'
import { rounds } from './rounds.ts'
import { type RestartableShop, retryUntilTimeout, startRestartableShop } from './support/restartable-shop.ts'
import { type Purchase, buy, type Acknowledged } from './support/flows.ts'
import { expectEffectsOnce, expectAcknowledgedPersisted } from './support/assertions.ts'

let shop: RestartableShop
beforeEach(async () => {
  shop = await startRestartableShop()
})
afterEach(() => shop.close())

const customers = 6

describe('a database that is restarted at once under load', () => {
  // Guards: somebody listens to every connection, in hand or not, so a broken one ends no process; what was told
  // with a 2xx was committed to disk; an error is not a no, so that a repeat under its key is given what happened.
  it('ends no process and loses nothing that was told', async () => {
    const { api } = await shop.start()
    const shoppers = await createShoppers(shop, customers)
    const promises: Acknowledged = { orders: [], payments: [] }
    const recoveries: number[] = []
    const evening = new AbortController()
    const shopping = shoppers.map(async (shopper) => {
      const bought: Purchase[] = []
      while (!evening.signal.aborted) bought.push(await buy(shop, shopper, promises))
      return bought
    })
    for (const customer of shopping) customer.catch(() => undefined)

    for (let round = 0; round < rounds; round += 1) {
      const told = promises.orders.length
      await retryUntilTimeout(async () =>
        expect(promises.orders.length).toBeGreaterThan(told + customers / 2),
      )
      await restartPostgresAtOnce(inject('postgresFolder'))
      const up = performance.now()
      await api.ready()
      recoveries.push(performance.now() - up)
      expect(api.isRunning, api.output).toBe(true)
      await retryUntilTimeout(() => expectAcknowledgedPersisted(shop, promises))
    }
    evening.abort()
    const bought = (await Promise.all(shopping)).flat()
    // As if the minute were over for which mails were in hand that could not be noted.
    await shop.db.execute(sql`update mail_outbox set next_attempt_at = now() where status = 'waiting'`)
    await expectEffectsOnce(shop, bought)
    expect(api.isRunning, api.output).toBe(true)
    console.log(`ready ${recoveries.map((ms) => ms.toFixed(0)).join(', ')} ms after the database`)
  })
})
