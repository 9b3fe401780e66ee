import { categoryIds } from '@colada/domain/catalogue/category'
import { closedWeekdays, groupByLeadTime } from '@colada/domain/schedule/lead-times'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import { describe, expect, it } from 'vitest'

const { dryCleaning, laundry, duvets, ironing, carpets, leather, specialItems, companies, renting, express } =
  categoryIds

describe('groupByLeadTime', () => {
  it('groups the categories of one zone, shortest first', () => {
    expect(groupByLeadTime([zones.madrid])).toEqual([
      { categories: [express], days: [1] },
      { categories: [dryCleaning, laundry, ironing, specialItems], days: [2] },
      { categories: [duvets, companies, renting], days: [3] },
      { categories: [carpets, leather], days: [15] },
    ])
  })

  it('joins express and standard where both take a day', () => {
    expect(groupByLeadTime([zones.sevilla])[0]).toEqual({
      categories: [dryCleaning, laundry, ironing, specialItems, express],
      days: [1],
    })
  })

  it('compares zones in the order given', () => {
    const standard = groupByLeadTime(zoneIds.map((id) => zones[id])).find(({ categories }) =>
      categories.includes(dryCleaning),
    )
    expect(standard?.days).toEqual([2, 1, 2, 1])
  })
})

describe('closedWeekdays', () => {
  it.each([
    ['madrid', []],
    ['valencia', [7]],
    ['sevilla', [6, 7]],
  ] as const)('of %s', (zone, days) => expect(closedWeekdays(zones[zone])).toEqual(days))
})
