import { describe, expect, it } from 'vitest'
import { slotTimes } from '@colada/domain/schedule/slots'
import { variedHours } from '@colada/domain/schedule/variations'
import { zones } from '@colada/domain/schedule/zones'

describe('hours that cost more or less', () => {
  it('are told in stretches, dearest first', () => {
    expect(variedHours(slotTimes(zones.madrid))).toEqual([
      {
        variation: 20,
        stretches: [
          { start: '07:00', end: '09:00' },
          { start: '21:00', end: '23:00' },
        ],
      },
      { variation: -10, stretches: [{ start: '11:00', end: '15:00' }] },
    ])
  })
  it('count once however many days offer them', () => {
    const week = [1, 2, 3].flatMap(() => slotTimes(zones.sevilla))
    expect(variedHours(week)).toEqual(variedHours(slotTimes(zones.sevilla)))
  })
  it('are none where every hour costs the same', () => {
    expect(variedHours([{ start: '09:00', end: '11:00', variation: 0 }])).toEqual([])
  })
})
