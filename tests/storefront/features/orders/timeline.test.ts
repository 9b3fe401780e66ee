import { toOrder } from '@colada/domain/orders/contract'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { expect, test } from 'vitest'
import { timelineSteps } from '#storefront/features/orders/timeline.ts'
import { asTranslate } from '../../support/i18n.ts'
import { storeLeg, wireOrder } from '../../support/wire-order.ts'

const { created, pendingPayment, collected, washing, incident, delivered, cancelled, absentAtDelivery } =
  orderStatus
const t = asTranslate((key) => key.replace('orders:status.', ''))

const byVan: Pick<Order, 'pickups' | 'deliveries'> = { pickups: [], deliveries: [] }

function states(kind: 'normal' | 'voucher', ...statuses: OrderStatus[]) {
  return statesOf(byVan, kind, ...statuses)
}

function statesOf(legs: typeof byVan, kind: 'normal' | 'voucher', ...statuses: OrderStatus[]) {
  const statusHistory = statuses.map((status, position) => ({ status, at: 1_790_000_000 + position }))
  const order = { ...legs, kind, status: statuses.at(-1)!, statusHistory }
  return timelineSteps(order, 'es', t).map(({ label, state }) => `${label} ${state}`)
}

const whole = ['collected', 'washing', 'washed', 'outForDelivery', 'delivered'].map(
  (name) => `${name} upcoming`,
)

test.each<[string, OrderStatus[], string[]]>([
  ['waits for its payment', [pendingPayment], ['pendingPayment current', 'created upcoming', ...whole]],
  ['is confirmed', [pendingPayment, created], ['placed done', 'created current', ...whole]],
  [
    'has an incident',
    [created, collected, washing, incident],
    ['created done', 'collected done', 'washing done', 'incident problem', ...whole.slice(2)],
  ],
  [
    'has an absence',
    [created, absentAtDelivery],
    ['created done', 'absentAtDelivery problem', ...whole.slice(4)],
  ],
  ['is delivered', [created, delivered], ['created done', 'delivered done']],
  ['is cancelled', [pendingPayment, cancelled], ['placed done', 'cancelled problem']],
  ['has an unknown status', [77], ['undefined current']],
])('an order that %s', (_, statuses, expected) => {
  expect(states('normal', ...statuses)).toEqual(expected)
})

test('everything that happened is listed with who did it', () => {
  const customer = { kind: 'customer', name: '' } as const
  const driver = { kind: 'driver', name: '' } as const
  const at = 1_790_000_000
  const order = { ...byVan, kind: 'normal', status: collected, statusHistory: [] } as const
  const keys = asTranslate((key, options) => [key.replace('orders:', ''), options?.['actor']].join(' '))
  const steps = timelineSteps(order, 'es', keys, [
    { kind: 'status', at, actor: customer, status: created, text: '', reason: null },
    { kind: 'payment', at, actor: null, amount: 38.75 },
    { kind: 'dates-changed', at, actor: customer, legs: ['pickup'] },
    { kind: 'status', at, actor: driver, status: collected, text: '', reason: null },
    { kind: 'charge', at, actor: null, amount: 3 },
    { kind: 'return-changed', at, actor: null, place: 'store' },
  ])
  expect(steps.slice(0, 6).map(({ label, state }) => `${label}${state}`)).toEqual([
    'status.created done',
    'event.payment done',
    'event.dates-changed.pickup done',
    'status.collected current',
    'event.charge done',
    'event.return-changed.store done',
  ])
  expect(steps[0]!.time).toBe('event.by event.actor.customer ')
  expect(steps[2]!.time).toBe('event.by event.actor.customer ')
  expect(steps[3]!.time).toBe('event.by event.actor.driver ')
  expect(steps[6]).toMatchObject({ label: 'status.washing ', state: 'upcoming' })
})

test('packs have a single step', () => {
  expect(states('voucher', pendingPayment)).toEqual(['pendingPayment current', 'created upcoming'])
  expect(states('voucher', pendingPayment, created)).toEqual(['placed done', 'created done'])
})

test('an order with legs at stores is received, ready and handed over there', () => {
  const atStore = toOrder({ ...wireOrder, pickup: [storeLeg(0)], delivery: [storeLeg(0)] })
  expect(statesOf(atStore, 'normal', created, collected)).toEqual([
    'created done',
    'received current',
    'washing upcoming',
    'ready upcoming',
    'delivered upcoming',
  ])
})
