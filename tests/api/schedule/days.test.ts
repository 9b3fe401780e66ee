import { categoryIds } from '@colada/domain/catalogue/category'
import { getDeliveries, getEarliestPickup, getPickups, type WireDay } from '@colada/domain/schedule/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSlots } from '#api/schedule/service.ts'
import { slots } from '#api/schedule/tables.ts'
import { makeStaff, createShopper, type Shopper } from '../orders/shopper.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-now.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await createTestApi()
  shopper = await createShopper(api)
})
afterAll(() => api.close())

const places = { madrid: '28013', barcelona: '08029', valencia: '46001', sevilla: '41001' }

async function pickups(cp: string, session = shopper.session): Promise<WireDay[]> {
  const { response } = await api.call(getPickups, { session, body: { cp } })
  return response.days
}

async function deliveries(cp: string, category: number | number[], pickup: number): Promise<WireDay[]> {
  const body = { cp, category_id: category, pickup_time: pickup }
  const { response } = await api.call(getDeliveries, { session: shopper.session, body })
  return response.days
}

const weekdays = (days: readonly WireDay[]) => new Set(days.map(({ start }) => new Date(start).getUTCDay()))

describe('pickup days', () => {
  it('begin two hours from now: on Monday at 8:00 the first slot is at 11:00', async () => {
    const [today] = await pickups(places.madrid)
    expect(today!.start).toBe('2026-11-23')
    expect(today!.hours[0]).toMatchObject({ start: '11:00', end: '13:00', ut_start: testNow / 1000 + 10_800 })
    expect(today!.hours.at(-1)).toMatchObject({ start: '21:00', end: '23:00' })
  })

  it.each([
    ['madrid', [0, 1, 2, 3, 4, 5, 6], '23:00'],
    ['barcelona', [0, 1, 2, 3, 4, 5, 6], '23:00'],
    ['valencia', [1, 2, 3, 4, 5, 6], '21:00'],
    ['sevilla', [1, 2, 3, 4, 5], '21:00'],
  ] as const)('in %s have the days and hours of the zone', async (zone, expected, closes) => {
    const days = await pickups(places[zone])
    expect(weekdays(days)).toEqual(new Set(expected))
    expect(days.at(-1)!.hours.at(-1)!.end).toBe(closes)
    expect(days.at(-1)!.hours[0]!.start).toBe('07:00')
  })

  it('show a slot without free places as full', async () => {
    const hour = (await pickups(places.valencia))[1]!.hours[0]!
    await api.db.update(slots).set({ capacity: 0 }).where(eq(slots.id, hour.id))
    expect((await pickups(places.valencia))[1]!.hours[0]).toEqual({ ...hour, available: 0 })
  })

  it('are rejected for a postal code that is not covered', async () => {
    const { http, response } = await api.call(getPickups, { session: shopper.session, body: { cp: '15001' } })
    expect([http, response.status.code]).toEqual([409, statusCodes.zoneNotCovered.code])
  })

  it('require a session', async () => {
    expect((await api.call(getPickups, { body: { cp: places.madrid } })).http).toBe(401)
  })

  it('contain all slots of the day for store staff', async () => {
    const clerk = await createShopper(api)
    await makeStaff(api, clerk)
    expect((await pickups(places.madrid, clerk.session))[0]!.hours[0]!.start).toBe('07:00')
  })
})

describe('delivery days', () => {
  const hour = 3600
  it.each([
    ['48 hours in Madrid', 'madrid', [categoryIds.dryCleaning], 2],
    ['24 hours in Barcelona', 'barcelona', [categoryIds.dryCleaning], 1],
    ['72 hours for duvets', 'madrid', [categoryIds.duvets], 3],
    ['15 days for carpets, whatever else is in the cart', 'madrid', [2, categoryIds.carpets, 4], 15],
  ] as const)('begin %s after the pickup', async (_, zone, categories, days) => {
    const pickup = (await pickups(places[zone]))[1]!.hours[2]!
    const [first] = await deliveries(places[zone], [...categories], pickup.id)
    expect(first!.hours[0]!.ut_start).toBe(pickup.ut_start + days * 24 * hour)
    expect(first!.hours[0]!.start).toBe(pickup.start)
  })

  it('are rejected after a slot that is not a pickup', async () => {
    const [day] = await deliveries(places.madrid, 2, (await pickups(places.madrid))[1]!.hours[0]!.id)
    const body = { cp: places.madrid, category_id: 2, pickup_time: day!.hours[0]!.id }
    for (const pickup of [body.pickup_time, 999_999_999]) {
      const { http, response } = await api.call(getDeliveries, {
        session: shopper.session,
        body: { ...body, pickup_time: pickup },
      })
      expect([http, response.status.code]).toEqual([409, statusCodes.noAvailability.code])
    }
  })
})

describe('slots', () => {
  it('are created once: a second run keeps the taken places', async () => {
    const before = await api.db.$count(slots)
    const hour = (await pickups(places.sevilla))[0]!.hours[0]!
    await api.db.update(slots).set({ taken: 2 }).where(eq(slots.id, hour.id))
    await ensureSlots(api.db, testNow)
    expect(await api.db.$count(slots)).toBe(before)
    const [slot] = await api.db.select().from(slots).where(eq(slots.id, hour.id))
    expect(slot!.taken).toBe(2)
  })

  it('keep their local times across daylight saving changes', async () => {
    await ensureSlots(api.db, Date.UTC(2027, 2, 20))
    const at = async (date: string) => {
      const rows = await api.db.select().from(slots).where(eq(slots.date, date))
      const early = rows.find(
        (row) => row.zone === 'madrid' && row.leg === 'pickup' && row.startTime === '07:00',
      )
      return early!.startsAt.toISOString()
    }
    expect(await at('2027-03-27')).toBe('2027-03-27T06:00:00.000Z')
    expect(await at('2027-03-28')).toBe('2027-03-28T05:00:00.000Z')
  })

  it('cannot be oversold: the check constraint rejects the statement', async () => {
    const [slot] = await api.db.select().from(slots).limit(1)
    const oversell = api.db
      .update(slots)
      .set({ taken: slot!.capacity + 1 })
      .where(eq(slots.id, slot!.id))
    await expect(oversell).rejects.toThrow()
  })
})

describe('the earliest pickup', () => {
  const earliest = async (cp: string) =>
    (await api.call(getEarliestPickup, { query: { cp } })).response.pickup

  it('is the first free slot two hours from now, without a session', async () => {
    expect(await earliest(places.madrid)).toEqual({ date: '2026-11-23', start: '11:00', end: '13:00' })
  })

  it('skips full slots, found out half a minute later at the latest', async () => {
    const before = await earliest(places.sevilla)
    const first = and(eq(slots.zone, 'sevilla'), eq(slots.leg, 'pickup'), eq(slots.date, before!.date))
    await api.db
      .update(slots)
      .set({ taken: sql`${slots.capacity}` })
      .where(first)
    expect(await earliest(places.sevilla)).toEqual(before)
    api.advance(30_000)
    const after = await earliest(places.sevilla)
    expect(after!.date).toBe('2026-11-24')
  })

  it('is rejected for a postal code that is not covered', async () => {
    const { http, response } = await api.call(getEarliestPickup, { query: { cp: '15001' } })
    expect([http, response.status.code]).toEqual([409, statusCodes.zoneNotCovered.code])
  })
})
