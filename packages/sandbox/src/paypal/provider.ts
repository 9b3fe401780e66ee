import type { Journal, Table } from '../journal.ts'
import type { KeptAnswer } from '../kept-answers.ts'
import type { Order, PayPalEvent, Refund, SigningKey } from './records.ts'

/** What PayPal's calls work on: its tables, its clock, and the way to announce an event. */
export type PayPal = {
  orders: Table<Order>
  refunds: Table<Refund>
  events: Table<PayPalEvent>
  answers: Table<KeptAnswer>
  keys: Table<SigningKey>
  /** Epoch seconds. */
  now: () => number
  announce: (type: string, kind: PayPalEvent['resource_type'], resource: unknown) => void
}

export function openPayPal(journal: Journal, announce: PayPal['announce']): PayPal {
  return {
    orders: journal.table('orders'),
    refunds: journal.table('refunds'),
    events: journal.table('events'),
    answers: journal.table('answers'),
    keys: journal.table('keys'),
    now: () => Math.floor(Date.now() / 1000),
    announce,
  }
}

/** The provider's clock in its own form. */
export function timeOf({ now }: PayPal): string {
  return new Date(now() * 1000).toISOString().replace('.000', '')
}
