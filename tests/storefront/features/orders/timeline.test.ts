import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { expect, test } from 'vitest'
import { timelineSteps } from '#storefront/features/orders/timeline.ts'
import { asTranslate } from '../../support/i18n.ts'

const { created, pendingPayment, collected, washing, incident, delivered, cancelled, absentAtDelivery } =
  orderStatus
const t = asTranslate((key) => key.replace('orders:status.', ''))

function states(kind: 'normal' | 'voucher', ...statuses: OrderStatus[]) {
  const statusHistory = statuses.map((status, position) => ({ status, at: 1_790_000_000 + position }))
  return timelineSteps({ kind, status: statuses.at(-1)!, statusHistory }, 'es', t).map(
    ({ label, state }) => `${label} ${state}`,
  )
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

test('packs have a single step', () => {
  expect(states('voucher', pendingPayment)).toEqual(['pendingPayment current', 'created upcoming'])
  expect(states('voucher', pendingPayment, created)).toEqual(['placed done', 'created done'])
})
