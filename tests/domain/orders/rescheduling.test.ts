import {
  isAbsence,
  canRescheduleLeg,
  rescheduleCost,
  rescheduledStatus,
} from '@colada/domain/orders/rescheduling'
import { canTransition, orderStatuses } from '@colada/domain/orders/transitions'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const hour = 3600
const startsAt = 1_800_000_000
const noReturn = { hasIncidents: false, isReturnDue: false }

describe('rescheduling a leg (spec 001 §9, Time)', () => {
  it.each([
    ['pickup', 0, 2 * hour, true],
    ['pickup', 0, 2 * hour - 1, false],
    ['pickup', 10, 48 * hour, false],
    ['delivery', 0, 48 * hour, true],
    ['delivery', 30, 8 * hour, true],
    ['delivery', 30, 8 * hour - 1, false],
    ['delivery', 40, 48 * hour, true],
    ['delivery', 40, 8 * hour - 1, false],
    ['delivery', 45, 48 * hour, false],
    ['pickup', 1, 48 * hour, false],
    ['delivery', 60, 48 * hour, false],
  ] as const)('%s in status %d, %d s before: %s', (leg, status, ahead, isAllowed) => {
    expect(canRescheduleLeg(leg, { ...noReturn, status, startsAt }, startsAt - ahead)).toBe(isAllowed)
  })

  it.each([
    ['pickup', 0, true],
    ['pickup', 10, false],
    ['delivery', 30, true],
    ['delivery', 50, false],
  ] as const)('%s at a store in status %d, at any time: %s', (leg, status, isAllowed) => {
    expect(canRescheduleLeg(leg, { ...noReturn, status, startsAt: null }, startsAt)).toBe(isAllowed)
  })

  it.each([
    ['delivery', startsAt, 8 * hour, true],
    ['delivery', startsAt, 8 * hour - 1, false],
    ['delivery', null, 48 * hour, false],
    ['pickup', startsAt, 48 * hour, false],
  ] as const)('%s of a return at %s, %d s before: %s, for nothing', (leg, at, ahead, isAllowed) => {
    const order = { ...noReturn, status: 60, isReturnDue: true, startsAt: at } as const
    expect(canRescheduleLeg(leg, order, startsAt - ahead)).toBe(isAllowed)
    expect(rescheduleCost(leg, order, startsAt - ahead)).toBe(0)
  })

  const statuses = fc.constantFrom(...orderStatuses)
  const legs = fc.constantFrom('pickup' as const, 'delivery' as const)
  test.prop([legs, statuses, fc.integer({ min: -100, max: 100 })])(
    'is never possible with an open incident',
    (leg, status, hours) => {
      const order = { ...noReturn, status, hasIncidents: true, startsAt }
      expect(canRescheduleLeg(leg, order, startsAt - hours * hour)).toBe(false)
    },
  )
})

describe('the cost of rescheduling', () => {
  it.each([
    ['pickup', 0, 6 * hour, 0],
    ['pickup', 0, 6 * hour - 1, 300],
    ['pickup', 5, -24 * hour, 300],
    ['pickup', 5, 48 * hour, 300],
    ['delivery', 20, 48 * hour, 0],
    ['delivery', 45, -hour, 300],
  ] as const)('%s in status %d, %d s before: %d', (leg, status, ahead, cost) => {
    expect(rescheduleCost(leg, { ...noReturn, status, startsAt }, startsAt - ahead)).toBe(cost)
  })

  it('is never that of a late change at a store', () => {
    expect(rescheduleCost('pickup', { ...noReturn, status: 0, startsAt: null }, startsAt)).toBe(0)
    expect(rescheduleCost('delivery', { ...noReturn, status: 45, startsAt: null }, startsAt)).toBe(300)
  })
})

describe('an absence', () => {
  it.each([
    ['pickup', 5, 0],
    ['delivery', 45, 40],
  ] as const)('at the %s is status %d; rescheduling it is an allowed transition to %d', (leg, absent, to) => {
    expect(isAbsence(leg, absent)).toBe(true)
    expect(isAbsence(leg, to)).toBe(false)
    expect(rescheduledStatus(leg, 'address')).toBe(to)
    expect(canTransition(absent, to)).toBe(true)
  })

  it('at the delivery, collected at a store, is washed', () => {
    expect(rescheduledStatus('delivery', 'store')).toBe(30)
    expect(canTransition(45, 30, { deliveryPlace: 'store' })).toBe(true)
  })
})
