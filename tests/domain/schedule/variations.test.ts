import { dailySlotTimes } from '@colada/domain/schedule/slots'
import { groupByVariation } from '@colada/domain/schedule/variations'
import { zones } from '@colada/domain/schedule/zones'
import { describe, expect, it } from 'vitest'

describe('price variations', () => {
  it('are grouped to ranges, highest first', () => {
    expect(groupByVariation(dailySlotTimes(zones.madrid))).toEqual([
      {
        variation: 20,
        ranges: [
          { start: '07:00', end: '09:00' },
          { start: '21:00', end: '23:00' },
        ],
      },
      { variation: -10, ranges: [{ start: '11:00', end: '15:00' }] },
    ])
  })
  it('are not repeated per day', () => {
    const week = [1, 2, 3].flatMap(() => dailySlotTimes(zones.sevilla))
    expect(groupByVariation(week)).toEqual(groupByVariation(dailySlotTimes(zones.sevilla)))
  })
  it('are empty when all slots cost the same', () => {
    expect(groupByVariation([{ start: '09:00', end: '11:00', variation: 0 }])).toEqual([])
  })
})
