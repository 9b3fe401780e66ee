import { addDays, toLocalDate, toInstant, addLocalDays, getWeekday } from '@colada/domain/schedule/local-time'
import { isBeforeCutOff, lateChangeCost, isBookable, legPrice } from '@colada/domain/schedule/slot-rules'
import { listSlotTimes, deliveryWindow, holdExpiry, dailySlotTimes } from '@colada/domain/schedule/slots'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { leadDays, SLOT_HORIZON_DAYS, zones } from '@colada/domain/schedule/zones'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const hour = 3600

describe('local time', () => {
  it.each([
    ['2026-10-24', '09:00', '2026-10-24T07:00:00Z'],
    ['2026-10-25', '09:00', '2026-10-25T08:00:00Z'],
    ['2027-03-27', '09:00', '2027-03-27T08:00:00Z'],
    ['2027-03-28', '09:00', '2027-03-28T07:00:00Z'],
    ['2027-10-31', '07:00', '2027-10-31T06:00:00Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(toInstant(date, time)).toBe(Date.parse(instant) / 1000)
    expect(toLocalDate(toInstant(date, time))).toBe(date)
  })

  const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  test.prop([dates, fc.integer({ min: 0, max: 60 })])('stays the same across clock changes', (date, days) => {
    const day = date.toISOString().slice(0, 10)
    expect(addLocalDays(toInstant(day, '09:00'), days)).toBe(toInstant(addDays(day, days), '09:00'))
  })
})

describe('zones', () => {
  it.each([
    ['madrid', 8, '07:00', '23:00', 7],
    ['barcelona', 8, '07:00', '23:00', 7],
    ['valencia', 7, '07:00', '21:00', 6],
    ['sevilla', 7, '07:00', '21:00', 5],
  ] as const)('%s has %d slots from %s to %s, %d days a week', (id, count, first, last, days) => {
    const times = dailySlotTimes(zones[id])
    expect(times).toHaveLength(count)
    expect([times[0]!.start, times.at(-1)!.end]).toEqual([first, last])
    expect(new Set(listSlotTimes(zones[id], '2026-11-23', 7).map(({ date }) => date)).size).toBe(days)
  })

  it('offer no days without service', () => {
    for (const id of zoneIds) {
      for (const slot of listSlotTimes(zones[id], '2026-11-21', SLOT_HORIZON_DAYS)) {
        expect(zones[id].weekdays).toContain(getWeekday(slot.date))
      }
    }
  })
})

describe('lead times (decisions)', () => {
  it.each([
    ['madrid', [2], 2],
    ['barcelona', [2], 1],
    ['sevilla', [3], 1],
    ['valencia', [7], 2],
    ['barcelona', [4], 3],
    ['madrid', [2, 8], 15],
    ['sevilla', [9], 15],
    ['madrid', [12], 3],
    ['madrid', [14], 1],
    ['madrid', [], 0],
  ] as const)('in %s for %j: %d days', (zone, categories, days) => {
    expect(leadDays(categories, zones[zone])).toBe(days)
  })

  it('count a day with a clock change as one day', () => {
    const pickup = toInstant('2026-10-24', '09:00')
    expect(deliveryWindow(pickup, [2], zones.barcelona, pickup - hour)).toMatchObject({
      from: '2026-10-25',
      until: '2026-11-08',
      earliest: toInstant('2026-10-25', '09:00'),
    })
  })
})

describe('the delivery window', () => {
  const pickup = toInstant('2026-11-10', '09:00')
  it('starts two hours from now after the lead time', () => {
    const now = toInstant('2026-11-23', '12:30')
    expect(deliveryWindow(pickup, [2], zones.madrid, now)).toEqual({
      from: '2026-11-23',
      until: '2026-12-07',
      earliest: now + 2 * hour,
    })
  })
})

describe('cut-offs', () => {
  const start = toInstant('2026-11-23', '09:00')
  it.each([
    [2 * hour, true],
    [2 * hour - 1, false],
    [-1, false],
  ])('%d s before the slot it is bookable: %s', (ahead, bookable) => {
    expect(isBookable(start, start - ahead)).toBe(bookable)
  })
  it.each([
    ['pickup', 2 * hour, true],
    ['pickup', 2 * hour - 1, false],
    ['delivery', 8 * hour, true],
    ['delivery', 8 * hour - 1, false],
  ] as const)('%s, %d s before: changeable %s', (leg, ahead, isAllowed) => {
    expect(isBeforeCutOff(leg, start, start - ahead)).toBe(isAllowed)
  })
  it.each([
    [6 * hour, 0],
    [6 * hour - 1, 300],
  ])('a change %d s before costs %d', (ahead, cost) => {
    expect(lateChangeCost(start, start - ahead)).toBe(cost)
  })
})

describe('the price of a leg (spec 001 §7)', () => {
  it.each([
    [1390, 0, 695],
    [1390, 20, 834],
    [1390, -10, 626],
    [0, 20, 0],
    [1395, 0, 698],
  ])('of %d at %d %% is %d', (transport, variation, price) => {
    expect(legPrice(transport, variation)).toBe(price)
  })
})

describe('the expiry of a hold', () => {
  const start = toInstant('2026-11-23', '11:00')
  it.each([
    [start - 3 * hour, start - 3 * hour + 600],
    [start - 2 * hour - 601, start - 2 * hour - 1],
    [start - 2 * hour - 60, start - 2 * hour],
  ])('created at %d is %d: ten minutes, at most the cut-off', (now, end) => {
    expect(holdExpiry(start, now)).toBe(end)
  })
  it('is ten minutes without a cut-off', () => {
    expect(holdExpiry(null, start)).toBe(start + 600)
  })
})
