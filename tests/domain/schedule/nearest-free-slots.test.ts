import { findNearestFreeSlots } from '@colada/domain/schedule/nearest-free-slots'
import type { HourSlot, ScheduleDay } from '@colada/domain/schedule/slot'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const hour = (id: number, startsAt: number, isFree = true): HourSlot => {
  return { id, start: '09:00', end: '11:00', startsAt, variation: 0, isFree }
}
const day = (date: string, ...hours: HourSlot[]): ScheduleDay => ({ date, hours })
const idsOf = (days: ScheduleDay[], target: number, count?: number) =>
  findNearestFreeSlots(days, target, count).map((slot) => slot.hour.id)

describe('the nearest free slots', () => {
  const days = [
    day('2026-11-23', hour(1, 100), hour(2, 200, false), hour(3, 300)),
    day('2026-11-24', hour(4, 1000), hour(5, 1100), hour(6, 1200)),
  ]

  it('are before and after the target, in chronological order', () => {
    expect(idsOf(days, 200)).toEqual([1, 3, 4])
  })
  it('can be on the next day', () => {
    expect(findNearestFreeSlots(days, 1090, 2).map(({ date, hour: { id } }) => [date, id])).toEqual([
      ['2026-11-24', 4],
      ['2026-11-24', 5],
    ])
  })
  it('prefer the earlier of two equally near slots', () => {
    expect(idsOf(days, 200, 1)).toEqual([1])
  })
  it('are empty when no slot is free', () => {
    expect(idsOf([day('2026-11-23', hour(1, 100, false))], 100)).toEqual([])
  })
})

const arbitraryDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 40 })
  .chain((starts) =>
    fc.tuple(
      fc.constant(starts),
      fc.array(fc.boolean(), { minLength: starts.length, maxLength: starts.length }),
    ),
  )
  .map(([starts, free]) => [day('2026-11-23', ...starts.map((start, at) => hour(at, start, free[at]!)))])

test.prop([arbitraryDays, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 6 })])(
  'are free, and no other free slot is nearer',
  (days, target, count) => {
    const found = findNearestFreeSlots(days, target, count)
    const free = days.flatMap(({ hours }) => hours.filter((each) => each.isFree))
    expect(found).toHaveLength(Math.min(count, free.length))
    expect(found.every((slot) => slot.hour.isFree)).toBe(true)
    const ids = new Set(found.map((slot) => slot.hour.id))
    const distance = (startsAt: number) => Math.abs(startsAt - target)
    const furthest = Math.max(...found.map((slot) => distance(slot.hour.startsAt)), 0)
    const others = free.filter(({ id }) => !ids.has(id)).map(({ startsAt }) => distance(startsAt))
    if (count > 0) expect(Math.min(...others, Infinity)).toBeGreaterThanOrEqual(furthest)
  },
)
