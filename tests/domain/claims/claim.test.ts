import {
  canAct,
  claimActions,
  type ClaimKind,
  claimStates,
  needsAppraisal,
} from '@colada/domain/claims/claim'
import { claimClock } from '@colada/domain/claims/clock'
import { describe, expect, it } from 'vitest'

const allowed = (kind: ClaimKind) =>
  Object.fromEntries(
    claimStates.map((state) => [state, claimActions.filter((action) => canAct(action, { kind, state }))]),
  )

describe('claims', () => {
  it('of lost garments are searched, decided and paid', () => {
    expect(allowed('lost')).toEqual({
      received: ['search', 'propose', 'decide', 'refuse', 'close'],
      searching: ['propose', 'decide', 'refuse', 'close'],
      proposed: ['close'],
      accepted: ['pay'],
      disputed: ['propose', 'decide', 'refuse', 'close'],
      paid: [],
      refused: [],
      closed: [],
    })
  })

  it('of damaged garments are neither searched nor found', () => {
    expect(Object.values(allowed('damaged')).flat()).not.toContain('search')
    expect(Object.values(allowed('damaged')).flat()).not.toContain('close')
  })

  it('above 200.00 need an appraisal', () => {
    expect([20_000, 20_001].map(needsAppraisal)).toEqual([false, true])
  })

  // Reported on a Friday.
  const reportedOn = '2027-03-05'
  it.each([
    ['received', reportedOn, { step: 'answer', due: '2027-03-08' }],
    ['searching', '2027-03-08', { step: 'search', due: '2027-04-07' }],
    ['proposed', '2027-03-09', null],
    ['disputed', '2027-03-10', { step: 'answer', due: '2027-03-11' }],
    ['accepted', '2027-03-12', { step: 'pay', due: '2027-06-03' }],
    ['paid', '2027-03-15', null],
    ['refused', '2027-03-15', null],
    ['closed', '2027-03-15', null],
  ] as const)('that are %s since %s have the clock %j', (state, since, clock) => {
    expect(claimClock({ state, since, reportedOn })).toEqual(clock)
  })
})
