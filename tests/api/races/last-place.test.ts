import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reserve } from '@colada/domain/orders/calls'
import { statusCodes } from '@colada/domain/wire/status'
import { orders } from '../../../packages/api/src/orders/tables.ts'
import { slots } from '../../../packages/api/src/schedule/tables.ts'
import { checkout, newShoppers } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

describe('the last place of a slot', () => {
  it('goes to one of fifty buyers, and forty-nine are told so', async () => {
    const buyers = await newShoppers(api, 50)
    const body = await checkout(api, buyers[0]!)
    const bodies = buyers.map((buyer) => ({
      ...body,
      pickup_address_id: buyer.addressId,
      delivery_address_id: buyer.addressId,
    }))
    await api.db.update(slots).set({ capacity: 1 }).where(eq(slots.id, body.pickup_time))

    const outcomes = await Promise.all(
      buyers.map(({ session }, index) => api.call(reserve, { session, body: bodies[index]! })),
    )

    const codes = outcomes.map(({ http, answer }) => `${http} ${answer.status.code}`)
    expect(codes.filter((code) => code === '200 200')).toHaveLength(1)
    expect(codes.filter((code) => code === `409 ${statusCodes.noAvailability.code}`)).toHaveLength(49)
    expect(await api.db.$count(orders)).toBe(1)
    const [slot] = await api.db.select().from(slots).where(eq(slots.id, body.pickup_time))
    expect(slot).toMatchObject({ taken: 1, capacity: 1 })
    // Those who were refused gave back the delivery they had taken a moment before.
    const [delivery] = await api.db.select().from(slots).where(eq(slots.id, body.delivery_time))
    expect(delivery!.taken).toBe(1)
  })
})
