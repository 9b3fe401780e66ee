import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { mailOutbox } from './tables.ts'

/** A mail about an event of an order. */
export type OrderNotice = { readonly orderId: number; readonly language: Language } & (
  | { readonly kind: 'order-payment-failed' }
  | { readonly kind: 'order-refund'; readonly refundId: number }
  | { readonly kind: 'order-progress'; readonly orderStatus: number }
)

/** Adds a mail about an event of an order to the outbox, in the transaction of the event; progress once per transition. */
export async function enqueueOrderNotice(tx: Executor, notice: OrderNotice, at: Date): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({ ...notice, nextAttemptAt: at, createdAt: at })
    .onConflictDoNothing()
}
