import { type ConfirmedAct, confirmationOf } from '@colada/domain/staff/confirmation'
import { pinSchema } from '@colada/domain/staff/pin'
import { locksWhenIdle } from '@colada/domain/staff/rights'
import type { Role } from '@colada/domain/wire/access'
import { describe, expect, it } from 'vitest'

describe('an act that returns money', () => {
  it.each<[ConfirmedAct, readonly Role[], number, string]>([
    ['cancellation', ['counter'], 50_00, ''],
    ['cancellation', ['counter'], 50_01, 'pin'],
    ['cancellation', ['counter'], 200_00, 'pin'],
    ['cancellation', ['counter'], 200_01, 'pin second-person'],
    ['cancellation', ['operations'], 200_00, ''],
    ['cancellation', ['operations'], 200_01, 'second-person'],
    ['cancellation', ['counter', 'operations'], 50_01, ''],
    ['goodwill', ['counter'], 10_00, ''],
    ['goodwill', ['counter'], 10_01, 'second-person'],
    ['goodwill', ['operations'], 50_00, ''],
    ['goodwill', ['operations'], 50_01, 'pin'],
    ['goodwill', ['operations'], 200_01, 'pin second-person'],
  ])('%s by %j of %i cents needs "%s"', (act, roles, amount, needed) => {
    const { needsPin, needsSecondPerson } = confirmationOf({ roles }, act, amount)
    expect([needsPin && 'pin', needsSecondPerson && 'second-person'].filter(Boolean).join(' ')).toBe(needed)
  })
})

describe('a session', () => {
  it.each<[readonly Role[], number | null, boolean]>([
    [['counter'], 36, true],
    [['counter', 'driver'], 36, true],
    [['counter', 'driver'], null, false],
    [['driver'], null, false],
    [['operations'], 36, false],
  ])('of %j at store %j locks when idle: %j', (roles, storeId, locks) => {
    expect(locksWhenIdle({ roles, storeId })).toBe(locks)
  })
})

describe('a PIN', () => {
  it.each(['4826', '13579', '1235', '0001', ' 482600 '])('may be %j', (pin) => {
    expect(pinSchema.parse(pin)).toBe(pin.trim())
  })

  it.each([
    ['123', 'pin-digits'],
    ['4826000', 'pin-digits'],
    ['٤٨٢٦', 'pin-digits'],
    ['1111', 'pin-simple'],
    ['0123', 'pin-simple'],
    ['654321', 'pin-simple'],
  ])('may not be %j: %s', (pin, problem) => {
    expect(pinSchema.safeParse(pin).error?.issues[0]?.message).toBe(problem)
  })
})
