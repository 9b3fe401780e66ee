import type { StoredResponse } from '../idempotency.ts'
import type { Journal, Table } from '../journal.ts'
import type { Order, PayPalEvent, Refund, SigningKey } from './records.ts'

/** PayPal's tables, clock and event publisher. */
export type PayPal = {
  orders: Table<Order>
  refunds: Table<Refund>
  events: Table<PayPalEvent>
  responses: Table<StoredResponse>
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
    responses: journal.table('answers'),
    keys: journal.table('keys'),
    now: () => Math.floor(Date.now() / 1000),
    announce,
  }
}

/** The current time in PayPal's format. */
export function isoNow({ now }: PayPal): string {
  return new Date(now() * 1000).toISOString().replace('.000', '')
}
