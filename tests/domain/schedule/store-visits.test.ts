import { toInstant } from '@colada/domain/schedule/local-time'
import {
  expectedDropOff,
  firstCollection,
  firstVisit,
  latestDropOff,
} from '@colada/domain/schedule/store-visits'
import { zones } from '@colada/domain/schedule/zones'
import { describe, expect, it } from 'vitest'

const { madrid, barcelona, valencia, sevilla } = zones
const shirts = [2]
const carpets = [8]

describe('the first visit of a store', () => {
  it.each([
    ['while it is open at once', madrid, '2026-12-01', '12:30', '2026-12-01', '12:30'],
    ['before it opens at its opening', madrid, '2026-12-01', '05:00', '2026-12-01', '07:00'],
    ['once it is closed on the next day', valencia, '2026-12-01', '21:00', '2026-12-02', '07:00'],
    ['on a Sunday in Valencia on Monday', valencia, '2026-12-06', '12:00', '2026-12-07', '07:00'],
    ['on Saturday evening in Seville on Monday', sevilla, '2026-12-05', '20:00', '2026-12-07', '07:00'],
  ])('is %s', (_, zone, date, time, firstDate, firstTime) => {
    const visit = firstVisit(zone, toInstant(date, time))
    expect(visit).toMatchObject({ date: firstDate, startsAt: toInstant(firstDate, firstTime) })
    expect(visit.start).toBe('07:00')
    expect(visit.end).toBe(`${zone.closes}:00`)
  })
})

describe('a drop-off', () => {
  it('counts from two hours after the order, as a van can come then', () => {
    const now = toInstant('2026-12-01', '12:00')
    expect(expectedDropOff(madrid, now).startsAt).toBe(toInstant('2026-12-01', '14:00'))
  })

  it.each([
    ['shirts', shirts, madrid, '2026-12-08'],
    ['shirts in Barcelona', shirts, barcelona, '2026-12-09'],
    ['carpets, over no clock change', carpets, madrid, '2026-11-25'],
  ])('of %s is at the latest the lead time before the delivery', (_, categories, zone, date) => {
    const deliveryAt = toInstant('2026-12-10', '19:00')
    expect(latestDropOff(deliveryAt, categories, zone)).toBe(toInstant(date, '19:00'))
  })

  it('keeps its local time over a change of the clock', () => {
    const deliveryAt = toInstant('2026-10-26', '09:00')
    expect(latestDropOff(deliveryAt, shirts, madrid)).toBe(toInstant('2026-10-24', '09:00'))
  })
})

describe('a collection', () => {
  const now = toInstant('2026-12-01', '12:00')

  it.each([
    ['after 48 hours in Madrid', madrid, shirts, '14:00', '2026-12-03', '14:00'],
    ['after 24 hours in Barcelona', barcelona, shirts, '14:00', '2026-12-02', '14:00'],
    ['after 15 days for carpets', madrid, carpets, '14:00', '2026-12-16', '14:00'],
    ['when the store opens again', sevilla, shirts, '22:00', '2026-12-03', '07:00'],
  ])('is possible %s', (_, zone, categories, time, date, from) => {
    const visit = firstCollection(zone, toInstant('2026-12-01', time), categories, now)
    expect(visit).toMatchObject({ date, startsAt: toInstant(date, from) })
  })

  it('is possible two hours from now when the lead time is over', () => {
    const visit = firstCollection(madrid, toInstant('2026-11-20', '09:00'), shirts, now)
    expect(visit.startsAt).toBe(toInstant('2026-12-01', '14:00'))
  })
})
