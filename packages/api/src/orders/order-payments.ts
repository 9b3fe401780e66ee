import { type Cents, fromEuros, toEuros } from '@colada/domain/money/money'
import type { Cancellation, CancellationFault } from '@colada/domain/orders/cancellation'
import type { PaidCard } from '@colada/domain/payment/paid-card'
import type { CounterWay, PaymentWay } from '@colada/domain/payment/ways'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import type { OrderRecord, OrderRow } from './repository.ts'

/** A payment or a refund of an order. Amounts in cents. */
export interface LedgerEntry {
  readonly kind: 'payment' | 'refund'
  readonly provider: PaymentWay
  /** The card that paid; null until it is known, and for other ways. */
  readonly card: PaidCard | null
  readonly amount: Cents
  readonly status: 'open' | 'succeeded' | 'cancelled' | 'mismatched' | 'waiting' | 'done'
  /** Of a refund. */
  readonly reason: string | null
  readonly createdAt: Date
  /** When the money was captured or returned. */
  readonly doneAt: Date | null
}

/** What the cancellation of an order would return, with the ways in which it was paid. */
export interface CancellationPreview extends Cancellation {
  /** By payment, the oldest first. */
  readonly parts: readonly {
    readonly provider: PaymentWay
    readonly card: PaidCard | null
    readonly refund: Cents
    readonly kept: Cents
  }[]
}

/** Money that is taken at a counter. Amounts in cents. */
export interface CounterPayment {
  readonly order: OrderRow
  /** The paid change; null for the order itself. */
  readonly changeId: number | null
  readonly amount: Cents
  readonly way: CounterWay
  /** Cash given by the customer; null for exactly the amount. */
  readonly received: Cents | null
  /** Of the terminal or the transfer. */
  readonly reference: string
  /** The drawer for cash; null for the one of the member or of the store. */
  readonly drawerId: number | null
}

/** The counter's functions that orders depend on; `counter` is a later subject. */
export interface OrderCounter {
  /**
   * Records a payment in the transaction of the order, as its last step. The caller holds the order's lock.
   *
   * @returns the change
   * @throws ApiError `invalid` for too little cash or a missing reference, `cashLimit`, `noOpenDrawer`
   */
  readonly takePayment: (tx: Executor, actor: StaffActor, payment: CounterPayment, at: Date) => Promise<Cents>
  /** Whether cash was paid for an order. */
  readonly hasCash: (executor: Executor, orderId: number) => Promise<boolean>
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
  /** Returns what the cancellation of an order would return. */
  readonly previewCancellation: (
    executor: Executor,
    record: OrderRecord,
    fault: CancellationFault,
  ) => Promise<CancellationPreview>
  /** Returns the payments and refunds of an order, oldest first. */
  readonly listLedger: (executor: Executor, orderId: number) => Promise<LedgerEntry[]>
}

/** Reads the fields of a request that is paid at a counter. */
export function toCounterFields(body: {
  readonly cash_received?: number | null | undefined
  readonly terminal_ref?: string | undefined
  readonly drawer_id?: number | null | undefined
}): Pick<CounterPayment, 'received' | 'reference' | 'drawerId'> {
  return {
    received: body.cash_received == null ? null : fromEuros(body.cash_received),
    reference: body.terminal_ref ?? '',
    drawerId: body.drawer_id ?? null,
  }
}

/** The field of a response with the change; none when no cash was paid. */
export function toChangeGiven(change: Cents | null): { change_given?: number } {
  return change === null ? {} : { change_given: toEuros(change) }
}
