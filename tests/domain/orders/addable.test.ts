import { refusalOf } from '@colada/domain/orders/addable'
import { refusedCategories } from '@colada/domain/orders/refused-categories'
import { zones } from '@colada/domain/schedule/zones'
import { describe, expect, it } from 'vitest'

const day = 86_400
const pickupAt = 1_800_000_000
const order = { categories: [2], pickupAt, deliveryAt: pickupAt + 2 * day, zone: zones.madrid }
const refusals = (changes: Partial<typeof order>, categories: readonly number[]) => {
  const refused = refusedCategories({ ...order, ...changes })
  return categories.map((category) => refusalOf(refused, category))
}

describe('garments that join an order', () => {
  it('are refused when they need an order of their own: packs, services for companies, express', () => {
    expect(refusals({}, [2, 3, 10, 12, 13, 14])).toEqual([
      null,
      null,
      'other-order',
      'other-order',
      'other-order',
      'other-order',
    ])
    expect(refusals({ categories: [14], deliveryAt: pickupAt + day }, [14, 2])).toEqual([null, 'other-order'])
  })

  it.each([
    [1, ['too-slow', 'too-slow', 'too-slow']],
    [2, [null, 'too-slow', 'too-slow']],
    [3, [null, null, 'too-slow']],
    [15, [null, null, null]],
  ])('are refused when they are not ready %d days later: shirts, duvets, carpets', (days, expected) => {
    expect(refusals({ deliveryAt: pickupAt + days * day }, [2, 4, 8])).toEqual(expected)
  })

  it('are ready sooner where the zone is faster', () => {
    const soon = { deliveryAt: pickupAt + day }
    expect(refusals({ ...soon, zone: zones.barcelona }, [2])).toEqual([null])
    expect(refusals({ ...soon, zone: zones.madrid }, [2])).toEqual(['too-slow'])
  })
})
