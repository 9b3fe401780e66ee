import type { Cents } from '@colada/domain/money/money'
import type { Cancellation, CancellationFault } from '@colada/domain/orders/cancellation'
import type { Executor } from '../database/connection.ts'
import type { OrderRecord, OrderRow } from './repository.ts'

/** A payment or a refund of an order. Amounts in cents. */
export interface LedgerEntry {
  readonly kind: 'payment' | 'refund'
  readonly provider: 'card' | 'paypal'
  readonly amount: Cents
  readonly status: 'open' | 'succeeded' | 'cancelled' | 'mismatched' | 'waiting' | 'done'
  /** Of a refund. */
  readonly reason: string | null
  readonly createdAt: Date
  /** When the money was captured or returned. */
  readonly doneAt: Date | null
}

/** The payment functions that orders depend on; `payment` is a later subject. */
export interface OrderPayments {
  /** Whether a payment of the order, or of a change of it, is open. */
  readonly hasOpenPayments: (executor: Executor, orderId: number) => Promise<boolean>
  /**
   * Cancels or settles the open payments of an order at their providers.
   * @throws ApiError `paymentProviderDown`
   */
  readonly closePayments: (order: OrderRow) => Promise<void>
  /** Adds the refunds of an order that is being cancelled. The caller holds the order's lock. */
  readonly refundCancelled: (
    tx: Executor,
    record: OrderRecord,
    fault: CancellationFault,
    at: Date,
  ) => Promise<Cancellation>
  /** Returns the payments and refunds of an order, oldest first. */
  readonly listLedger: (executor: Executor, orderId: number) => Promise<LedgerEntry[]>
}
