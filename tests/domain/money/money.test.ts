import {
  fromEuros,
  percentage,
  priceArea,
  roundCents,
  splitInProportion,
  toEuros,
} from '@colada/domain/money/money'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 })

describe('rounding', () => {
  it.each([
    [625.5, 626],
    [625.4999, 625],
    [-625.5, -626],
    [0.5, 1],
    [-0.4, 0],
    [1.005 * 100, 101],
    [695 * 0.9, 626],
  ])('rounds %d cents to %d', (amount, cents) => {
    expect(roundCents(amount)).toBe(cents)
  })

  it.each([NaN, Infinity, -Infinity])('throws for %d', (amount) => {
    expect(() => roundCents(amount)).toThrow(RangeError)
  })

  test.prop([amounts])('does not change whole cents', (cents) => {
    expect(roundCents(cents)).toBe(cents)
  })
})

describe('euros', () => {
  test.prop([amounts])('round-trip over the wire', (cents) => {
    expect(fromEuros(JSON.parse(JSON.stringify(toEuros(cents))) as number)).toBe(cents)
  })
})

describe('percentages', () => {
  it.each([
    [695, 10, 70],
    [1499, 20, 300],
    [395, 20, 79],
    [0, 20, 0],
    [1, 50, 1],
  ])('%d cents at %d %% are %d', (cents, percent, share) => {
    expect(percentage(cents, percent)).toBe(share)
  })

  test.prop([fc.nat(10_000_000), fc.integer({ min: 0, max: 100 })])(
    'never exceed the amount',
    (cents, percent) => {
      const share = percentage(cents, percent)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(cents)
      expect(Math.abs(share - (cents * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-6)
    },
  )
})

describe('proportional split', () => {
  it.each([
    [139, [695, 695], [70, 69]],
    [100, [1, 1, 1], [34, 33, 33]],
    [500, [834, 626], [286, 214]],
    [7, [0, 0], [4, 3]],
    [0, [5, 3], [0, 0]],
    [5, [], []],
  ])('of %d by %j is %j', (total, weights, parts) => {
    expect(splitInProportion(total, weights)).toEqual(parts)
  })

  test.prop([fc.nat(1_000_000), fc.array(fc.nat(10_000), { minLength: 1, maxLength: 6 })])(
    'sums to the total, each part within a cent of its share',
    (total, weights) => {
      const parts = splitInProportion(total, weights)
      const sum = weights.reduce((a, b) => a + b, 0)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      parts.forEach((part, index) => {
        const share = sum === 0 ? total / weights.length : (total * weights[index]!) / sum
        expect(Math.abs(part - share)).toBeLessThan(1)
      })
    },
  )
})

describe('areas', () => {
  it.each([
    [1195, 10_000, 1195],
    [1195, 15_000, 1793],
    [995, 12_345, 1228],
  ])('%d cents per m², %d cm²: %d cents', (price, area, cents) => {
    expect(priceArea(price, area)).toBe(cents)
  })
})
