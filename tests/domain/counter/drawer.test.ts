import {
  closingNeed,
  denominations,
  expectedCash,
  signedAmount,
  sumOfCount,
  totalsByKind,
} from '@colada/domain/counter/drawer'
import { changeOf, mayPayCash } from '@colada/domain/payment/cash'
import { describe, expect, it } from 'vitest'

describe('a drawer', () => {
  it('expects its float and its movements', () => {
    const movements = [
      ['sale', 3875],
      ['sale', 2485],
      ['refund', 1695],
      ['paid_out', 1200],
      ['drop', 8000],
      ['no_sale', 0],
    ] as const
    const signed = movements.map(([kind, amount]) => ({ amount: signedAmount(kind, amount) }))
    expect(expectedCash(10_000, signed)).toBe(5465)
  })

  it('is reported by kind', () => {
    const totals = totalsByKind([
      { kind: 'sale', amount: 3875 },
      { kind: 'drop', amount: -8000 },
      { kind: 'sale', amount: 2485 },
      { kind: 'no_sale', amount: 0 },
    ])
    expect(totals).toMatchObject({
      sale: { amount: 6360, count: 2 },
      drop: { amount: -8000, count: 1 },
      refund: { amount: 0, count: 0 },
      no_sale: { amount: 0, count: 1 },
    })
  })

  it('is counted by denominations', () => {
    expect(sumOfCount({ '5000': 1, '200': 2, '10': 1, '5': 1 })).toBe(5415)
    expect(sumOfCount({})).toBe(0)
    expect(sumOfCount(Object.fromEntries(denominations.map((each) => [each, 1])))).toBe(88_888)
  })

  it.each([
    [0, 'nothing'],
    [-200, 'nothing'],
    [201, 'reason'],
    [-2000, 'reason'],
    [-2001, 'approval'],
    [2065, 'approval'],
  ])('with a difference of %d cents needs %s', (difference, need) => {
    expect(closingNeed(difference)).toBe(need)
  })
})

describe('cash', () => {
  it.each([
    [99_999, true],
    [100_000, false],
    [110_000, false],
  ])('for an operation of %d cents: %s', (total, isAllowed) => {
    expect(mayPayCash(total)).toBe(isAllowed)
  })

  it.each([
    [2485, 5000, 2515],
    [3875, 3875, 0],
    [3875, 3874, null],
  ])('of %d cents paid with %d gives back %s', (amount, received, change) => {
    expect(changeOf(amount, received)).toBe(change)
  })
})
