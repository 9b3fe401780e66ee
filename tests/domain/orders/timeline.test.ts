import { sortTimeline, timelineActorOf, type TimelineEvent } from '@colada/domain/orders/timeline'
import { expect, test } from 'vitest'

test.each([
  ['customer', false, 0, 'customer'],
  ['provider', false, 0, 'system'],
  ['job', false, 60, 'system'],
  ['operations', false, 20, 'shop'],
  ['staff', false, 10, 'shop'],
  ['staff', true, 10, 'driver'],
  ['staff', true, 45, 'driver'],
  ['staff', true, 20, 'shop'],
] as const)('%s (driver: %s) who moves an order to %i is the %s', (kind, isDriver, status, actor) => {
  expect(timelineActorOf(kind, isDriver, status)).toBe(actor)
})

test('a change has no status: staff who make it are the shop', () => {
  expect(timelineActorOf('customer', false)).toBe('customer')
  expect(timelineActorOf('staff', true)).toBe('shop')
})

test('what happened in the same second has one order: the payment before the status that it caused', () => {
  const actor = null
  const status: TimelineEvent = { kind: 'status', at: 2, actor, status: 0, text: '', reason: null }
  const payment: TimelineEvent = { kind: 'payment', at: 2, actor, amount: 38.75 }
  const refund: TimelineEvent = { kind: 'refund', at: 2, actor, amount: 38.75, is_done: true }
  const earlier: TimelineEvent = { kind: 'garments-returned', at: 1, actor }
  expect(sortTimeline([refund, status, payment, earlier])).toEqual([earlier, payment, status, refund])
})
