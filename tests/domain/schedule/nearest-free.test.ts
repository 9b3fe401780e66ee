import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { nearestFreeSlots } from '@colada/domain/schedule/nearest-free'
import type { HourSlot, ScheduleDay } from '@colada/domain/schedule/slot'

const hour = (id: number, startsAt: number, free = true): HourSlot => {
  return { id, start: '09:00', end: '11:00', startsAt, variation: 0, free }
}
const day = (date: string, ...hours: HourSlot[]): ScheduleDay => ({ date, hours })
const idsOf = (days: ScheduleDay[], wanted: number, count?: number) =>
  nearestFreeSlots(days, wanted, count).map((slot) => slot.hour.id)

describe('the nearest free hours', () => {
  const days = [
    day('2026-11-23', hour(1, 100), hour(2, 200, false), hour(3, 300)),
    day('2026-11-24', hour(4, 1000), hour(5, 1100), hour(6, 1200)),
  ]

  it('lie on both sides of the one that is gone, in the order of the calendar', () => {
    expect(idsOf(days, 200)).toEqual([1, 3, 4])
  })
  it('reach into the next day, each with its date', () => {
    expect(nearestFreeSlots(days, 1090, 2).map(({ date, hour: { id } }) => [date, id])).toEqual([
      ['2026-11-24', 4],
      ['2026-11-24', 5],
    ])
  })
  it('are the earlier of two that are equally near', () => {
    expect(idsOf(days, 200, 1)).toEqual([1])
  })
  it('are none where nothing is free', () => {
    expect(idsOf([day('2026-11-23', hour(1, 100, false))], 100)).toEqual([])
  })
})

const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 40 })
  .chain((starts) =>
    fc.tuple(
      fc.constant(starts),
      fc.array(fc.boolean(), { minLength: starts.length, maxLength: starts.length }),
    ),
  )
  .map(([starts, free]) => [day('2026-11-23', ...starts.map((start, at) => hour(at, start, free[at]!)))])

test.prop([someDays, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 6 })])(
  'are free, and no free hour that is left out is nearer',
  (days, wanted, count) => {
    const found = nearestFreeSlots(days, wanted, count)
    const free = days.flatMap(({ hours }) => hours.filter((each) => each.free))
    expect(found).toHaveLength(Math.min(count, free.length))
    expect(found.every((slot) => slot.hour.free)).toBe(true)
    const ids = new Set(found.map((slot) => slot.hour.id))
    const far = (startsAt: number) => Math.abs(startsAt - wanted)
    const furthest = Math.max(...found.map((slot) => far(slot.hour.startsAt)), 0)
    const others = free.filter(({ id }) => !ids.has(id)).map(({ startsAt }) => far(startsAt))
    if (count > 0) expect(Math.min(...others, Infinity)).toBeGreaterThanOrEqual(furthest)
  },
)
