import { type ClaimedGarment, compensationOf, percentByAge } from '@colada/domain/claims/compensation'
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const suit: ClaimedGarment = { quantity: 1, service: 1695, value: 18_000, ageMonths: 14, agreedValue: null }
const shirts: ClaimedGarment = { quantity: 2, service: 790, value: 5000, ageMonths: 14, agreedValue: null }
const shirt: ClaimedGarment = { quantity: 1, service: 395, value: 6000, ageMonths: 6, agreedValue: null }

const amountOf = (garments: readonly ClaimedGarment[], isLostOrder = false) =>
  compensationOf(garments, { isLostOrder }).amount

// Case 24 of the operations.
describe('the compensation', () => {
  it('is the share of the new value by age', () => {
    expect(amountOf([suit])).toBe(9000)
  })

  it('is at most ten times the service of the garment', () => {
    expect(compensationOf([shirt], { isLostOrder: false })).toEqual({
      garments: [{ amount: 3950, basis: 'cap', percent: 75 }],
      sum: 3950,
      amount: 3950,
      maximum: 3950,
    })
  })

  it('of a lost order is at most five times its service', () => {
    expect(compensationOf([suit, shirts], { isLostOrder: true })).toMatchObject({
      sum: 14_000,
      amount: 12_425,
    })
    expect(amountOf([suit, shirts])).toBe(14_000)
  })

  it('is the agreed value as it stands', () => {
    expect(amountOf([{ ...suit, agreedValue: 15_000 }])).toBe(15_000)
    expect(amountOf([{ ...shirt, agreedValue: 15_000 }], true)).toBe(15_000)
  })

  it.each([
    [0, 75],
    [11, 75],
    [12, 50],
    [23, 50],
    [24, 25],
    [35, 25],
    [36, 15],
    [400, 15],
  ])('of a garment of %i months has %i percent', (months, percent) => {
    expect(percentByAge(months)).toBe(percent)
  })

  const garment = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    service: fc.integer({ min: 1, max: 50_000 }),
    value: fc.integer({ min: 1, max: 2_000_000 }),
    ageMonths: fc.integer({ min: 0, max: 1200 }),
    agreedValue: fc.option(fc.integer({ min: 0, max: 500_000 })),
  })

  it('never exceeds a cap nor 75 percent of the value, unless a value was agreed', () => {
    fc.assert(
      fc.property(
        fc.array(garment, { minLength: 1, maxLength: 10 }),
        fc.boolean(),
        (garments, isLostOrder) => {
          const { garments: parts, amount, sum, maximum } = compensationOf(garments, { isLostOrder })
          garments.forEach(({ agreedValue, quantity, service, value }, at) => {
            if (agreedValue !== null) expect(parts[at]!.amount).toBe(agreedValue * quantity)
            else {
              expect(parts[at]!.amount).toBeLessThanOrEqual(10 * service)
              expect(parts[at]!.amount).toBeLessThanOrEqual(Math.ceil(value * 0.75) * quantity)
            }
          })
          const agreed = garments.reduce((total, each) => total + (each.agreedValue ?? 0) * each.quantity, 0)
          const service = garments.reduce(
            (total, each) => total + (each.agreedValue === null ? each.service : 0),
            0,
          )
          expect(amount).toBeGreaterThanOrEqual(agreed)
          expect(amount).toBeLessThanOrEqual(agreed + (isLostOrder ? 5 : 10) * service)
          expect(amount).toBe(Math.min(sum, maximum))
          expect(Number.isInteger(amount)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
