import { reserve } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderLegs } from '#api/orders/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { homeAddresses, checkout, createShoppers, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let buyers: Shopper[]
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
  buyers = await createShoppers(api, 50)
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

// Guard: `incrementTaken`, one statement that checks for a free place and takes it; the check `slots_not_oversold` is
// the constraint behind it.
describe('the last place of a slot', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'is taken by one of fifty buyers, and forty-nine get 409 (round %i)',
    async (round) => {
      const body = await checkout(api, buyers[0]!, { pickup: 10 + round, delivery: 10 })
      await api.db.update(slots).set({ capacity: 1 }).where(eq(slots.id, body.pickup_time))

      const outcomes = await Promise.all(
        buyers.map((buyer) =>
          retryWhileUnavailable(() =>
            api.call(reserve, { session: buyer.session, body: { ...body, ...homeAddresses(buyer) } }),
          ),
        ),
      )

      const codes = outcomes.map(({ http, response }) => `${http} ${response.status.code}`)
      expect(codes.filter((code) => code === '200 200')).toHaveLength(1)
      expect(codes.filter((code) => code === `409 ${statusCodes.noAvailability.code}`)).toHaveLength(49)
      const [pickup] = await api.db.select().from(slots).where(eq(slots.id, body.pickup_time))
      expect(pickup).toMatchObject({ taken: 1, capacity: 1 })
      // Rejected requests have freed the delivery place that they had taken.
      expect(await holdersOf(body.delivery_time)).toBe(1)
    },
  )
})

async function holdersOf(slotId: number): Promise<number> {
  return api.db.$count(orderLegs, and(eq(orderLegs.slotId, slotId), isNull(orderLegs.releasedAt)))
}
