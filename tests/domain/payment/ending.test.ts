import { expect, it } from 'vitest'
import type { OrderItem, OrderLeg } from '@colada/domain/orders/order'
import { isPayable, payingProcess } from '@colada/domain/payment/due'
import { paymentEnding } from '@colada/domain/payment/ending'
import { isFirstOrder, thanksPage } from '@colada/domain/payment/thanks'

const over = 1_800
const leg = (startsAt: number) => ({ startsAt }) as OrderLeg
const garment = (quantity: number) => ({ quantity }) as OrderItem
const none = { price: 300, lines: [], pickup: null, delivery: null }
const paid = {
  status: 0,
  pending: 0,
  payBefore: null as number | null,
  pendingChange: null,
  items: [garment(2)],
  pickups: [leg(10)],
  deliveries: [leg(20)],
}
const unpaid = { ...paid, status: 1, pending: 2_975, payBefore: over }
const moving = {
  ...paid,
  pending: 300,
  payBefore: over,
  pendingChange: { ...none, processType: 'change_delivery_to_order' as const, delivery: leg(30) },
}
const adding = {
  ...paid,
  pending: 700,
  payBefore: over,
  pendingChange: {
    ...none,
    processType: 'add_items_to_order' as const,
    lines: [{ productId: 1, quantity: 1 }],
  },
}

it.each([
  ['a new order still waits', unpaid, unpaid, 10, null],
  ['a change still waits', moving, moving, 10, null],
  ['a new order is paid', unpaid, paid, 10, 'paid'],
  ['a new order is paid in the last moment', unpaid, paid, over + 5, 'paid'],
  ['a new order is cancelled at its end', unpaid, { ...paid, status: 60 }, over, 'timeOut'],
  ['a new order is cancelled before', unpaid, { ...paid, status: 60 }, 10, 'cancelled'],
  ['a status nobody knows', unpaid, { ...paid, status: 77 }, over, 'timeOut'],
  ['an error', unpaid, { ...paid, status: 99 }, 10, 'cancelled'],
  ['the van comes at the new hour', moving, { ...paid, deliveries: [leg(30)] }, 10, 'paid'],
  ['the change of dates lapsed', moving, paid, over, 'timeOut'],
  ['the garments are there', adding, { ...paid, items: [garment(2), garment(1)] }, 10, 'paid'],
  ['the garments lapsed', adding, paid, over, 'timeOut'],
  ['the order of a change is cancelled', adding, { ...paid, status: 60 }, 10, 'cancelled'],
  ['nobody saw it wait', null, paid, 10, 'nothing'],
  ['nobody saw it wait, and it is cancelled', null, { ...paid, status: 60 }, 10, 'cancelled'],
] as const)('%s', (_, before, now, at, ending) => {
  expect(paymentEnding(before, now, at)).toBe(ending)
})

it.each([
  ['a new order', unpaid, true],
  ['a change of a paid one', moving, true],
  ['a paid one', paid, false],
  ['a cancelled one', { ...unpaid, status: 60 }, false],
  ['a free one', { ...unpaid, pending: 0 }, false],
  ['what is owed without an end', { ...unpaid, payBefore: null }, false],
])('whether %s can be paid', (_, order, payable) => {
  expect(isPayable(order)).toBe(payable)
})

it('is the change that is paid, where there is one', () => {
  expect(payingProcess({ ...moving, processType: 'reserve_order' })).toBe('change_delivery_to_order')
  expect(payingProcess({ ...unpaid, processType: 'reserve_order' })).toBe('reserve_order')
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
] as const)('%s, first order %s: %s', (processType, isFirst, page) => {
  expect(thanksPage(processType, isFirst)).toBe(page)
})

it.each([
  ['alone', [{ id: 1, status: 0 }], true],
  [
    'after one that was never accepted',
    [
      { id: 1, status: 0 },
      { id: 2, status: 60 },
      { id: 3, status: 1 },
    ],
    true,
  ],
  [
    'after another',
    [
      { id: 1, status: 0 },
      { id: 2, status: 50 },
    ],
    false,
  ],
])('an order %s is the first: %s', (_, orders, first) => {
  expect(isFirstOrder({ id: 1 }, orders)).toBe(first)
})
