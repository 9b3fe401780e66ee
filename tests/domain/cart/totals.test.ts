import { amountToFreeShipping, type PricedLine, subtotal, transportCost } from '@colada/domain/cart/totals'
import { describe, expect, it } from 'vitest'

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  categoryId: 2,
  quantity: 1,
  price: 395,
  kind: null,
  transport: 1390,
  ...changes,
})

describe('transport (decisions: Money)', () => {
  it.each([
    ['nothing', [], false, 0],
    ['a shirt', [line()], false, 1390],
    ['just below 55.00', [line({ price: 5499 })], false, 1390],
    ['55.00', [line({ price: 5500 })], false, 0],
    ['vouchers', [line({ transport: 0 })], false, 0],
    ['the higher of two categories', [line(), line({ transport: 1990 })], false, 1990],
    ['added garments', [line()], true, 0],
  ])('of %s', (_, lines, noShipping, transport) => {
    expect(transportCost(lines, noShipping)).toBe(transport)
  })
})

describe('subtotal', () => {
  it('prices measured lines by area and quantity', () => {
    const rug = line({ price: 1195, kind: 'carpet', measure: { width: 200, height: 150 }, quantity: 2 })
    expect(subtotal([rug, line({ quantity: 3 })])).toBe(2 * 3585 + 3 * 395)
  })
  it('throws for a measured line without a measure', () => {
    expect(() => subtotal([line({ kind: 'carpet' })])).toThrow(/width and height/)
  })
})

describe('the amount to free shipping', () => {
  it.each([
    [2500, null],
    [2501, 2999],
    [5499, 1],
    [5500, null],
    [0, null],
  ])('at %d cents: %j', (sum, missing) => {
    expect(amountToFreeShipping(sum)).toBe(missing)
  })
})
