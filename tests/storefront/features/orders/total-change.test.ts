import { expect, test } from 'vitest'
import { changedTotal, type PricedTotal } from '#storefront/features/orders/total-change.ts'

const causes = { pickup: 1, delivery: 2, addresses: '1 1', promo: '', garments: '[]' }
const settled = (total: number, part: Partial<PricedTotal['inputs']> = {}): PricedTotal => {
  return { total, inputs: { ...causes, ...part } }
}

test.each([
  ['an hour', { pickup: 3 }, ['pickup']],
  ['both hours', { pickup: 3, delivery: 4 }, ['pickup', 'delivery']],
  ['a promotion', { promo: 'WASH20WEB' }, ['promo']],
  ['another address and its hour', { addresses: '2 1', pickup: null }, ['addresses', 'pickup']],
  ['garments', { garments: '[1]' }, ['garments']],
  ['nothing the customer did', {}, ['shop']],
] as const)('explains a changed total by %s', (_, part, reasons) => {
  expect(changedTotal(settled(2390), settled(2529, part))).toEqual({ before: 2390, now: 2529, reasons })
})

test('reports nothing when the total is the same', () => {
  expect(changedTotal(settled(2390), settled(2390, { pickup: 3 }))).toBeNull()
})
