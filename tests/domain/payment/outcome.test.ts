import type { OrderItem, OrderLeg } from '@colada/domain/orders/order'
import { isPayable, getPayingProcess } from '@colada/domain/orders/payable'
import { isFirstOrder, getConfirmationPage } from '@colada/domain/payment/confirmation-page'
import { getPaymentOutcome } from '@colada/domain/payment/outcome'
import { expect, it } from 'vitest'

const deadline = 1_800
const leg = (startsAt: number) => ({ startsAt }) as OrderLeg
const garment = (quantity: number) => ({ quantity }) as OrderItem
const none = { price: 300, items: 0, transport: 0, incidents: 300, lines: [], pickup: null, delivery: null }
const paid = {
  status: 0,
  pending: 0,
  payBefore: null as number | null,
  pendingChange: null,
  items: [garment(2)],
  pickups: [leg(10)],
  deliveries: [leg(20)],
}
const unpaid = { ...paid, status: 1, pending: 2_975, payBefore: deadline }
const moving = {
  ...paid,
  pending: 300,
  payBefore: deadline,
  pendingChange: { ...none, processType: 'change_delivery_to_order' as const, delivery: leg(30) },
}
const adding = {
  ...paid,
  pending: 700,
  payBefore: deadline,
  pendingChange: {
    ...none,
    processType: 'add_items_to_order' as const,
    lines: [{ productId: 1, quantity: 1 }],
  },
}

it.each([
  ['a pending new order', unpaid, unpaid, 10, null],
  ['a pending change', moving, moving, 10, null],
  ['a paid new order', unpaid, paid, 10, 'paid'],
  ['a new order paid at the deadline', unpaid, paid, deadline + 5, 'paid'],
  ['a new order cancelled at the deadline', unpaid, { ...paid, status: 60 }, deadline, 'timeOut'],
  ['a new order cancelled before the deadline', unpaid, { ...paid, status: 60 }, 10, 'cancelled'],
  ['an unknown status', unpaid, { ...paid, status: 77 }, deadline, 'timeOut'],
  ['an error status', unpaid, { ...paid, status: 99 }, 10, 'cancelled'],
  ['an applied change of dates', moving, { ...paid, deliveries: [leg(30)] }, 10, 'paid'],
  ['an expired change of dates', moving, paid, deadline, 'timeOut'],
  ['added garments', adding, { ...paid, items: [garment(2), garment(1)] }, 10, 'paid'],
  ['garments not added in time', adding, paid, deadline, 'timeOut'],
  ['a change of a cancelled order', adding, { ...paid, status: 60 }, 10, 'cancelled'],
  ['a paid order never seen pending', null, paid, 10, 'nothing'],
  ['a cancelled order never seen pending', null, { ...paid, status: 60 }, 10, 'cancelled'],
] as const)('returns the outcome of %s', (_, before, now, at, outcome) => {
  expect(getPaymentOutcome(before, now, at)).toBe(outcome)
})

it.each([
  ['a new order', unpaid, true],
  ['a change of a paid one', moving, true],
  ['a paid one', paid, false],
  ['a cancelled one', { ...unpaid, status: 60 }, false],
  ['a free one', { ...unpaid, pending: 0 }, false],
  ['an amount without a deadline', { ...unpaid, payBefore: null }, false],
])('whether %s is payable', (_, order, payable) => {
  expect(isPayable(order)).toBe(payable)
})

it('returns the process of the pending change, otherwise of the order', () => {
  expect(getPayingProcess({ ...moving, processType: 'reserve_order' })).toBe('change_delivery_to_order')
  expect(getPayingProcess({ ...unpaid, processType: 'reserve_order' })).toBe('reserve_order')
})

it.each([
  ['reserve_order', true, 'firstOrder'],
  ['reserve_order', false, 'other'],
  ['change_pickup_to_order', true, 'other'],
  ['change_delivery_to_order', false, 'other'],
  ['new_order_bono', true, 'direct'],
  ['new_order_bono', false, 'direct'],
  ['add_items_to_order', false, 'direct'],
  ['add_items_incident_cash', true, 'direct'],
  ['something_new', true, 'other'],
] as const)('shows for %s, first order %s: %s', (processType, isFirst, page) => {
  expect(getConfirmationPage(processType, isFirst)).toBe(page)
})

it.each([
  ['the only order', [{ id: 1, status: 0 }], true],
  [
    'an order after unaccepted ones',
    [
      { id: 1, status: 0 },
      { id: 2, status: 60 },
      { id: 3, status: 1 },
    ],
    true,
  ],
  [
    'an order after an accepted one',
    [
      { id: 1, status: 0 },
      { id: 2, status: 50 },
    ],
    false,
  ],
])('%s is the first: %s', (_, orders, first) => {
  expect(isFirstOrder({ id: 1 }, orders)).toBe(first)
})
