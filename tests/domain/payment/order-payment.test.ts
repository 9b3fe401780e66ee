import { expect, test } from 'vitest'
import { type OrderPayment, summarizePayments } from '#domain/payment/order-payment.ts'

const payment = (more: Partial<OrderPayment>): OrderPayment => ({
  paidBy: 'card',
  paid: 0,
  refunded: 0,
  refunding: 0,
  paidAt: 1_790_000_000,
  ...more,
})

test('an order without payments was not charged', () => {
  expect(summarizePayments([])).toEqual({ paid: 0, kept: 0, refunded: [], refunding: [] })
})

test.each([
  ['returned', [payment({ paid: 3875, refunded: 3875 })], 0, [3875], []],
  ['being returned', [payment({ paid: 3875, refunding: 3875 })], 0, [], [3875]],
  ['returned but for the transport', [payment({ paid: 3875, refunded: 2485 })], 1390, [2485], []],
  ['kept', [payment({ paid: 4642 })], 4642, [], []],
] as const)('the money of an order is %s', (_, payments, kept, refunded, refunding) => {
  const summary = summarizePayments(payments)
  const amounts = [summary.refunded, summary.refunding].map((ways) => ways.map(({ amount }) => amount))
  expect([summary.kept, ...amounts]).toEqual([kept, refunded, refunding])
})

test('what goes back is named by the way it was paid', () => {
  const summary = summarizePayments([
    payment({ paid: 3875, refunded: 2485 }),
    payment({ paid: 300, refunded: 300 }),
    payment({ paidBy: 'paypal', paid: 795, refunding: 795 }),
  ])
  expect(summary).toEqual({
    paid: 4970,
    kept: 1390,
    refunded: [{ paidBy: 'card', amount: 2785 }],
    refunding: [{ paidBy: 'paypal', amount: 795 }],
  })
})
