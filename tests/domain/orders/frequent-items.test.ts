import { rankFrequentItems } from '@colada/domain/orders/frequent-items'
import { orderStatus } from '@colada/domain/orders/status'
import { expect, it } from 'vitest'

type Ordered = Parameters<typeof rankFrequentItems>[0][number]

/** An order of products with their quantities. */
const order = (items: Record<number, number>, other: Partial<Ordered> = {}): Ordered => ({
  status: orderStatus.delivered,
  kind: 'normal',
  items: Object.entries(items).map(([id, quantity]) => ({ productId: Number(id), quantity })) as never,
  ...other,
})

it('counts orders before pieces, and repeated orders again', () => {
  expect(rankFrequentItems([order({ 1: 1, 2: 1 }), order({ 1: 1, 3: 9 }), order({ 2: 4 })])).toEqual([
    2, 1, 3,
  ])
})

it('has the garment ordered last first when both are equally usual', () => {
  expect(rankFrequentItems([order({ 5: 1 }), order({ 4: 1 })])).toEqual([5, 4])
})

it('counts a product with two sizes once per order', () => {
  const carpets = order({ 300: 1 }).items
  expect(
    rankFrequentItems([order({ 1: 1 }), order({}, { items: [...carpets, ...carpets] }), order({ 1: 1 })]),
  ).toEqual([1, 300])
})

it.each([orderStatus.pendingPayment, orderStatus.cancelled, orderStatus.error])(
  'ignores orders in status %s',
  (status) => {
    expect(rankFrequentItems([order({ 1: 1 }, { status })])).toEqual([])
  },
)

it('ignores vouchers', () => {
  expect(rankFrequentItems([order({ 700: 1 }, { kind: 'voucher' })])).toEqual([])
})
