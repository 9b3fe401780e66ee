import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOf,
  instantOf,
  sameTimeLater,
  timeOf,
  weekdayOf,
} from '@colada/domain/schedule/local-time'
import {
  calendar,
  canChangeLeg,
  changeCost,
  deliveryWindow,
  holdEnd,
  isBookable,
  legPrice,
  slotTimes,
} from '@colada/domain/schedule/slots'
import { leadDays, slotHorizonDays, zoneIds, zones } from '@colada/domain/schedule/zones'

const hour = 3600

describe('local time', () => {
  it.each([
    ['2026-10-24', '09:00', '2026-10-24T07:00:00Z'],
    ['2026-10-25', '09:00', '2026-10-25T08:00:00Z'],
    ['2027-03-27', '09:00', '2027-03-27T08:00:00Z'],
    ['2027-03-28', '09:00', '2027-03-28T07:00:00Z'],
    ['2027-10-31', '07:00', '2027-10-31T06:00:00Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(instantOf(date, time)).toBe(Date.parse(instant) / 1000)
    expect([dateOf(instantOf(date, time)), timeOf(instantOf(date, time))]).toEqual([date, time])
  })

  const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  test.prop([dates, fc.integer({ min: 0, max: 60 })])('keeps the hour over clock changes', (date, days) => {
    const day = date.toISOString().slice(0, 10)
    const later = sameTimeLater(instantOf(day, '09:00'), days)
    expect([dateOf(later), timeOf(later)]).toEqual([addDays(day, days), '09:00'])
  })
})

describe('zones', () => {
  it.each([
    ['madrid', 8, '07:00', '23:00', 7],
    ['barcelona', 8, '07:00', '23:00', 7],
    ['valencia', 7, '07:00', '21:00', 6],
    ['sevilla', 7, '07:00', '21:00', 5],
  ] as const)('%s has %d slots from %s to %s, %d days a week', (id, count, first, last, days) => {
    const times = slotTimes(zones[id])
    expect(times).toHaveLength(count)
    expect([times[0]!.start, times.at(-1)!.end]).toEqual([first, last])
    expect(new Set(calendar(zones[id], '2026-11-23', 7).map(({ date }) => date)).size).toBe(days)
  })

  it('never offers a day that is not served', () => {
    for (const id of zoneIds) {
      for (const slot of calendar(zones[id], '2026-11-21', slotHorizonDays)) {
        expect(zones[id].weekdays).toContain(weekdayOf(slot.date))
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
  ] as const)('%s with %j: %d days', (zone, categories, days) => {
    expect(leadDays(categories, zones[zone])).toBe(days)
  })

  it('counts a day over the clock change as a day', () => {
    const pickup = instantOf('2026-10-24', '09:00')
    expect(deliveryWindow(pickup, [2], zones.barcelona, pickup - hour)).toMatchObject({
      from: '2026-10-25',
      until: '2026-11-08',
      earliest: instantOf('2026-10-25', '09:00'),
    })
  })
})

describe('the deliveries on offer', () => {
  const pickup = instantOf('2026-11-10', '09:00')
  it('begin two hours from now where the washing is long done', () => {
    const now = instantOf('2026-11-23', '12:30')
    expect(deliveryWindow(pickup, [2], zones.madrid, now)).toEqual({
      from: '2026-11-23',
      until: '2026-12-07',
      earliest: now + 2 * hour,
    })
  })
})

describe('cut-offs', () => {
  const start = instantOf('2026-11-23', '09:00')
  it.each([
    [2 * hour, true],
    [2 * hour - 1, false],
    [-1, false],
  ])('a slot %d s ahead is bookable: %s', (ahead, bookable) => {
    expect(isBookable(start, start - ahead)).toBe(bookable)
  })
  it.each([
    ['pickup', 2 * hour, true],
    ['pickup', 2 * hour - 1, false],
    ['delivery', 8 * hour, true],
    ['delivery', 8 * hour - 1, false],
  ] as const)('a %s %d s ahead can change: %s', (leg, ahead, may) => {
    expect(canChangeLeg(leg, start, start - ahead)).toBe(may)
  })
  it.each([
    [6 * hour, 0],
    [6 * hour - 1, 300],
  ])('a change %d s ahead costs %d', (ahead, cost) => {
    expect(changeCost(start, start - ahead)).toBe(cost)
  })
})

describe('the price of an hour (spec 001 §7)', () => {
  it.each([
    [1390, 0, 695],
    [1390, 20, 834],
    [1390, -10, 626],
    [0, 20, 0],
    [1395, 0, 698],
  ])('%d at %d %% is %d', (transport, variation, price) => {
    expect(legPrice(transport, variation)).toBe(price)
  })
})

describe('the end of a hold', () => {
  const start = instantOf('2026-11-23', '11:00')
  it.each([
    [start - 3 * hour, start - 3 * hour + 600],
    [start - 2 * hour - 601, start - 2 * hour - 1],
    [start - 2 * hour - 60, start - 2 * hour],
  ])('made at %d is %d: ten minutes, but not past the cut-off', (now, end) => {
    expect(holdEnd(start, now)).toBe(end)
  })
  it('is ten minutes for whoever may book at any time', () => {
    expect(holdEnd(null, start)).toBe(start + 600)
  })
})
