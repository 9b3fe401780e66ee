import type { HourSlot, ScheduleDay } from '@colada/domain/schedule/slot'
import { describe, expect, test } from 'vitest'
import {
  findSlot,
  pricingNote,
  shownDay,
  toDayView,
  toHourView,
} from '#storefront/features/schedule/slot-views.ts'
import { keyAsText } from '../../support/i18n.ts'

const hour = (id: number, isFree: boolean, variation = 0): HourSlot => {
  return { id, start: '09:00', end: '11:00', startsAt: 0, variation, isFree }
}
const day = (date: string, ...hours: HourSlot[]): ScheduleDay => ({ date, hours })
const days = [day('2026-11-23', hour(1, false)), day('2026-11-24', hour(2, false), hour(3, true))]
const euros = (text: string | undefined) => text?.replace(/\u00a0/g, ' ')

const newOrder = (transport: number) => ({ kind: 'new', transport }) as const
/** Both legs at the standard price. */
const legs = { baseTransport: 1390, pickup: 695, delivery: 695, isReturnDue: false }

describe('an hour', () => {
  test('of a change shows what it adds', () => {
    const change = { kind: 'change', legs, leg: 'pickup' } as const
    expect(euros(toHourView(hour(1, true, 20), change, keyAsText).price)).toBe('+ 1,39 €')
    expect(toHourView(hour(1, true, -10), change, keyAsText).price).toBe('schedule:included')
    const dear = [day('2026-11-24', hour(1, true, 20))]
    expect(pricingNote(dear, change, 'es', keyAsText)).toBe('schedule:changeNote')
    const paid = { ...change, legs: { ...legs, pickup: 834 } }
    expect(pricingNote(dear, paid, 'es', keyAsText)).toBe('')
  })
  test('costs half the transport with its variation', () => {
    expect(euros(toHourView(hour(1, true, 20), newOrder(1390), keyAsText).price)).toBe('8,34 €')
    expect(euros(toHourView(hour(1, true, -10), newOrder(1390), keyAsText).price)).toBe('6,26 €')
  })
  test('is labelled as free', () => {
    expect(toHourView(hour(1, true, 20), newOrder(0), keyAsText).price).toBe('schedule:free')
  })
  test('is unavailable when it is full', () => {
    expect(toHourView(hour(1, false), newOrder(1390), keyAsText).unavailable).toBe('schedule:full')
    expect(toHourView(hour(1, true), newOrder(1390), keyAsText)).not.toHaveProperty('unavailable')
  })
  test('has no leading zero', () => {
    expect(toHourView(hour(1, true), newOrder(1390), keyAsText).label).toBe('9:00–11:00')
  })
})

test('finds a chosen slot while it is offered and free', () => {
  expect(findSlot(days, 3)?.id).toBe(3)
  expect(findSlot(days, 2)).toBeNull()
  expect(findSlot(days, 99)).toBeNull()
  expect(findSlot(undefined, 3)).toBeNull()
})

test('shows the chosen day, or the first with a free slot', () => {
  expect(shownDay(days, '2026-11-23')?.date).toBe('2026-11-23')
  expect(shownDay(days, null)?.date).toBe('2026-11-24')
  expect(shownDay(days, '2026-12-31')?.date).toBe('2026-11-24')
})

test('formats a day in three parts and a complete label', () => {
  expect(toDayView(day('2026-11-23'), 'es')).toEqual({
    value: '2026-11-23',
    weekday: 'lun',
    day: '23',
    month: 'nov',
    label: 'lunes, 23 de noviembre',
  })
})
