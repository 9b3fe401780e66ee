import { reserve } from '@colada/domain/orders/contract'
import { getHold, getPickups, holdSlots, releaseHold } from '@colada/domain/schedule/contract'
import { zones } from '@colada/domain/schedule/zones'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listJobs } from '#api/jobs/jobs.ts'
import { holds, slots } from '#api/schedule/tables.ts'
import { checkout, createShopper, type Shopper, type OrderOptions } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'

/** Truncating orders truncates what references them. */
const appendOnly = [
  'staff_actions',
  'order_charges',
  'drawer_movements',
  'invoices',
  'invoice_orders',
  'invoice_references',
  'invoice_records',
  'account_entries',
]

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  for (const table of appendOnly)
    await api.db.execute(sql.raw(`alter table ${table} disable trigger ${table}_append_only`))
})
// Every test starts without orders and holds, with all places free.
beforeEach(async () => {
  api.advance(testNow - api.dependencies.clock())
  await api.db.execute(sql`truncate holds, orders cascade`)
  await api.db
    .update(slots)
    .set({ taken: 0, capacity: zones.madrid.capacity })
    .where(and(eq(slots.zone, 'madrid'), or(gt(slots.taken, 0), eq(slots.capacity, 1))))
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const minutes = 60_000

/** The slots and addresses of a checkout, as a hold takes them. */
async function choose(shopper: Shopper, options: OrderOptions = {}) {
  const { prices: _p, items: _i, promo_code: _c, ...choice } = await checkout(api, shopper, options)
  return { ...choice, category_id: 2 }
}

const hold = (shopper: Shopper, body: object) => api.call(holdSlots, { session: shopper.session, body })
const fetchHold = async (shopper: Shopper) =>
  (await api.call(getHold, { session: shopper.session })).response.hold

async function takenOf(id: number): Promise<number> {
  const [slot] = await api.db.select().from(slots).where(eq(slots.id, id))
  return slot!.taken
}

/** Leaves one place in a slot. */
async function leaveOnePlace(id: number): Promise<void> {
  await api.db.update(slots).set({ capacity: 1 }).where(eq(slots.id, id))
}

async function closeEnded(): Promise<void> {
  const jobs = listJobs(api.dependencies, { error: (details) => expect.unreachable(JSON.stringify(details)) })
  await jobs.find((job) => job.name === 'ended-holds')!.run()
}

describe('a hold', () => {
  it('occupies a place in both slots for ten minutes, and is returned', async () => {
    const shopper = await createShopper(api)
    const chosen = await choose(shopper)
    const { http, response } = await hold(shopper, chosen)
    expect(http).toBe(200)
    expect(response.hold).toMatchObject({
      pickup_time: chosen.pickup_time,
      delivery_time: chosen.delivery_time,
      expires_at: testNow / 1000 + 600,
    })
    expect(response.server_time).toBe(testNow / 1000)
    expect([await takenOf(chosen.pickup_time), await takenOf(chosen.delivery_time)]).toEqual([1, 1])
    expect(await fetchHold(shopper)).toEqual(response.hold)
    expect(await fetchHold(await createShopper(api))).toBeNull()
  })

  it('of the same slots keeps its expiry; of others it is replaced with a new expiry', async () => {
    const shopper = await createShopper(api)
    const chosen = await choose(shopper)
    const first = await hold(shopper, chosen)
    api.advance(3 * minutes)
    expect((await hold(shopper, chosen)).response.hold).toEqual(first.response.hold)

    const other = await choose(shopper, { pickup: 3 })
    const second = await hold(shopper, other)
    expect(second.response.hold.expires_at).toBe(testNow / 1000 + 780)
    expect([await takenOf(chosen.pickup_time), await takenOf(other.pickup_time)]).toEqual([0, 1])
    expect(await api.db.$count(holds, isNull(holds.releasedAt))).toBe(1)
  })

  it('expires when its pickup can no longer be booked', async () => {
    const shopper = await createShopper(api)
    const chosen = await choose(shopper)
    // The first pickup slot is at 11:00, three hours after the start.
    api.advance(55 * minutes)
    expect((await hold(shopper, chosen)).response.hold.expires_at).toBe(testNow / 1000 + 3600)
  })

  it('of a full slot is rejected with its field and a message, and keeps the previous hold', async () => {
    const [first, second] = [await createShopper(api), await createShopper(api)]
    const [firstChoice, mine] = [await choose(first, { pickup: 4, delivery: 4 }), await choose(second)]
    const before = (await hold(second, mine)).response.hold
    await leaveOnePlace(firstChoice.delivery_time)
    await hold(first, firstChoice)
    const bookedSlots = {
      ...mine,
      pickup_time: firstChoice.pickup_time,
      delivery_time: firstChoice.delivery_time,
    }
    const { http, response } = await api.call(holdSlots, {
      session: second.session,
      body: bookedSlots,
      language: 'en',
    })
    expect([http, response.status.code]).toEqual([409, statusCodes.noAvailability.code])
    expect(response.errors).toEqual({ delivery_time: ['This slot is full.'] })
    expect(await fetchHold(second)).toEqual(before)

    await leaveOnePlace(firstChoice.pickup_time)
    const both = await hold(second, bookedSlots)
    expect(Object.keys(both.response.errors ?? {}).toSorted()).toEqual(['delivery_time', 'pickup_time'])
  })

  it('is rejected for slots that are not offered, with their fields, and for another customer’s address', async () => {
    const [shopper, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const chosen = await choose(shopper, { pickup: 8 })
    const soon = await choose(shopper)
    const early = await hold(shopper, { ...chosen, delivery_time: soon.delivery_time })
    expect([early.response.status.code, Object.keys(early.response.errors!)]).toEqual([
      statusCodes.noAvailability.code,
      ['delivery_time'],
    ])
    const swapped = await hold(shopper, { ...chosen, pickup_time: chosen.delivery_time })
    expect(Object.keys(swapped.response.errors!)).toEqual(['pickup_time'])
    const carpets = await hold(shopper, { ...chosen, category_id: [2, 8] })
    expect(Object.keys(carpets.response.errors!)).toEqual(['delivery_time'])
    expect((await hold(shopper, { ...chosen, pickup_address_id: otherCustomer.addressId })).http).toBe(404)
    expect((await api.call(holdSlots, { body: chosen })).http).toBe(401)
  })

  it('shows its slots as free to its customer, and as full to others', async () => {
    const [owner, other] = [await createShopper(api), await createShopper(api)]
    const chosen = await choose(owner)
    await leaveOnePlace(chosen.pickup_time)
    await hold(owner, chosen)
    const shown = async ({ session, postalCode }: Shopper) => {
      const { response } = await api.call(getPickups, { session, body: { cp: postalCode } })
      return response.days.flatMap((day) => day.hours).find((hour) => hour.id === chosen.pickup_time)!
        .available
    }
    expect([await shown(owner), await shown(other)]).toEqual([1, 0])
    api.advance(10 * minutes)
    expect(await shown(other)).toBe(1)
  })
})

describe('releasing a hold', () => {
  it('frees both places, and a second time changes nothing', async () => {
    const shopper = await createShopper(api)
    const chosen = await choose(shopper)
    const { response } = await hold(shopper, chosen)
    const release = () =>
      api.call(releaseHold, { session: shopper.session, params: { id: response.hold.id } })
    expect((await release()).http).toBe(200)
    expect([await takenOf(chosen.pickup_time), await takenOf(chosen.delivery_time)]).toEqual([0, 0])
    expect(await fetchHold(shopper)).toBeNull()
    const next = await hold(shopper, chosen)
    expect((await release()).http).toBe(200)
    expect(await fetchHold(shopper)).toEqual(next.response.hold)
  })

  it('of another customer gets the same response as for an unknown one', async () => {
    const [owner, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const { response } = await hold(owner, await choose(owner))
    const refusals = await Promise.all(
      [response.hold.id, 999_999].map((id) =>
        api.call(releaseHold, { session: otherCustomer.session, params: { id } }),
      ),
    )
    expect(refusals.map(({ http }) => http)).toEqual([404, 404])
    expect(refusals[0]!.response).toEqual(refusals[1]!.response)
    expect(await fetchHold(owner)).toEqual(response.hold)
  })
})

describe('reserving', () => {
  it('transfers the held places and releases the hold', async () => {
    const [owner, other] = [await createShopper(api), await createShopper(api)]
    const body = await checkout(api, owner)
    const theirs = await checkout(api, other)
    await leaveOnePlace(body.pickup_time)
    await hold(owner, { ...body, category_id: 2 })
    const slip = await api.call(reserve, { session: other.session, body: theirs })
    expect(slip.response.status.code).toBe(statusCodes.noAvailability.code)
    expect(Object.keys(slip.response.errors!)).toEqual(['pickup_time'])
    expect((await api.call(reserve, { session: owner.session, body })).http).toBe(200)
    expect([await fetchHold(owner), await takenOf(body.pickup_time)]).toEqual([null, 1])
  })

  it('other slots releases the held ones', async () => {
    const shopper = await createShopper(api)
    const held = await choose(shopper)
    await hold(shopper, held)
    const body = await checkout(api, shopper, { pickup: 5, delivery: 5 })
    expect((await api.call(reserve, { session: shopper.session, body })).http).toBe(200)
    expect([await takenOf(held.pickup_time), await takenOf(held.delivery_time)]).toEqual([0, 0])
  })

  it('that is rejected leaves the hold unchanged', async () => {
    const shopper = await createShopper(api)
    const body = await checkout(api, shopper)
    const before = (await hold(shopper, { ...body, category_id: 2 })).response.hold
    const stale = { ...body, prices: { ...body.prices, precio_pedido: 1 } }
    const refused = await api.call(reserve, { session: shopper.session, body: stale })
    expect(refused.response.status.code).toBe(statusCodes.pricesChanged.code)
    expect(await fetchHold(shopper)).toEqual(before)
  })
})

describe('an expired hold', () => {
  it('is not returned, and the job frees its places', async () => {
    const shopper = await createShopper(api)
    const chosen = await choose(shopper)
    await hold(shopper, chosen)
    api.advance(10 * minutes - 1000)
    await closeEnded()
    expect(await fetchHold(shopper)).not.toBeNull()
    api.advance(1000)
    expect(await fetchHold(shopper)).toBeNull()
    await closeEnded()
    expect([await takenOf(chosen.pickup_time), await takenOf(chosen.delivery_time)]).toEqual([0, 0])
  })

  // Guard: claimPlaces releases expired holds on its slots; without it these tests would wait for the job.
  it('does not block another hold, even before the job has run', async () => {
    const [first, second] = [await createShopper(api), await createShopper(api)]
    const [theirs, mine] = [await choose(first), await choose(second)]
    await leaveOnePlace(mine.pickup_time)
    await hold(first, theirs)
    expect((await hold(second, mine)).http).toBe(409)
    api.advance(10 * minutes)
    expect((await hold(second, mine)).http).toBe(200)
    expect(await takenOf(mine.pickup_time)).toBe(1)
  })

  it('does not block an order, and its customer may still reserve free places', async () => {
    const [first, second] = [await createShopper(api), await createShopper(api)]
    const [theirs, mine] = [await checkout(api, first), await checkout(api, second)]
    await leaveOnePlace(mine.pickup_time)
    await hold(first, { ...theirs, category_id: 2 })
    api.advance(10 * minutes)
    expect((await api.call(reserve, { session: second.session, body: mine })).http).toBe(200)
    const late = await api.call(reserve, { session: first.session, body: theirs })
    expect(late.response.status.code).toBe(statusCodes.noAvailability.code)
    await closeEnded()
    const other = await checkout(api, first, { pickup: 5 })
    await hold(first, { ...other, category_id: 2 })
    api.advance(10 * minutes)
    expect((await api.call(reserve, { session: first.session, body: other })).http).toBe(200)
    const open = and(eq(holds.userId, first.userId), isNull(holds.releasedAt))
    expect(await api.db.$count(holds, open)).toBe(0)
  })
})
