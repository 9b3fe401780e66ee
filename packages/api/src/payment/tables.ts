import type { ProcessType } from '@colada/domain/orders/process'
import type { CounterWay, PaymentWay } from '@colada/domain/payment/ways'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { drawers } from '../counter/tables.ts'
import { orderChanges } from '../orders/change-tables.ts'
import { orders } from '../orders/tables.ts'
import { staffMembers } from '../staff/tables.ts'

/** `mismatched`: the capture differs from the request; it is refunded. */
export type PaymentStatus = 'open' | 'succeeded' | 'cancelled' | 'mismatched'

/**
 * A payment of an order. On the web its row with the key exists before the provider is called (trust 1); at most one is
 * open per order, change, process, amount and provider. At a counter it is written when the money is there.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The idempotency key, also the reference that the provider returns. */
    key: uuid().notNull().unique('payments_key').defaultRandom(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The paid change of the order; null for the order itself. */
    changeId: integer('change_id').references(() => orderChanges.id),
    provider: text().$type<PaymentWay>().notNull().default('card'),
    processType: text('process_type').$type<ProcessType>().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** The card that paid, as its provider names it; null until it is known, and for other ways to pay. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    savesCard: boolean('saves_card').notNull().default(false),
    status: text().$type<PaymentStatus>().notNull().default('open'),
    /** The provider's id, once it is known. */
    providerId: text('provider_id').unique('payments_provider_id'),
    /** Captured cents. */
    captured: integer().notNull().default(0),
    /** The provider's capture id, if it differs from the payment's; needed for refunds. */
    captureId: text('capture_id'),
    /**
     * Since when a capture is pending: requested, without a result. Until then no other payment of the order is
     * started, and this one is not closed.
     */
    pendingSince: timestamp('awaited_since', { withTimezone: true }),
    /** Number of declined captures; part of the next request's idempotency key. */
    refusals: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the reconciler checks it next, or its card is looked up. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Who took it at a counter; null on the web. */
    staffId: integer('staff_id').references(() => staffMembers.id),
    /** Where the cash went. */
    drawerId: integer('drawer_id').references(() => drawers.id),
    /** The reference of the card terminal or of the transfer; empty for cash and on the web. */
    reference: text().notNull().default(''),
    /** Cash given by the customer and given back. */
    received: integer(),
    changeGiven: integer('change_given'),
  },
  (table) => [
    index('payments_of_order').on(table.orderId),
    uniqueIndex('payments_one_open')
      .on(table.orderId, sql`coalesce(${table.changeId}, 0)`, table.processType, table.amount, table.provider)
      .where(sql`${table.status} = 'open'`),
    index('payments_to_check')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'open'`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_way', sql`${table.provider} in ('card', 'paypal', 'cash', 'terminal', 'transfer')`),
    check(
      'payments_at_counter',
      sql`(${table.provider} in ('cash', 'terminal', 'transfer')) = (${table.staffId} is not null)
        and (${table.staffId} is null or ${table.captured} = ${table.amount})`,
    ),
    check(
      'payments_cash',
      sql`case when ${table.provider} = 'cash'
        then ${table.drawerId} is not null and ${table.received} - ${table.changeGiven} = ${table.amount}
        else num_nonnulls(${table.drawerId}, ${table.received}, ${table.changeGiven}) = 0 end`,
    ),
    check(
      'payments_reference',
      sql`(${table.provider} in ('terminal', 'transfer')) = (${table.reference} <> '')`,
    ),
    index('payments_without_card')
      .on(table.nextCheckAt)
      .where(
        sql`${table.provider} = 'card' and ${table.status} = 'succeeded' and ${table.cardLast4} is null`,
      ),
    check(
      'payments_card',
      sql`(${table.cardBrand} is null) = (${table.cardLast4} is null)
        and (${table.cardLast4} is null or (${table.provider} = 'card' and ${table.cardLast4} ~ '^[0-9]{4}$'))`,
    ),
    check('payments_awaited_is_open', sql`${table.pendingSince} is null or ${table.status} = 'open'`),
  ],
)

/** Processed webhook events. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/**
 * Pending amounts of other orders that a payment collects (decisions: Money). `applied` is what reached the order: the
 * rest had been paid meanwhile and is refunded.
 */
export const paymentBalances = pgTable(
  'payment_balances',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Cents. */
    amount: integer().notNull(),
    applied: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    index('payment_balances_of_order').on(table.orderId),
    check(
      'payment_balances_amount',
      sql`${table.amount} > 0 and ${table.applied} between 0 and ${table.amount}`,
    ),
  ],
)

/** Refunds, written in the transaction of their cause and executed by a job with their own idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().unique('refunds_key').defaultRandom(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The order whose money is returned: the payment's, or another one whose pending amount it collected. */
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Cents. */
    amount: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The row that asked for it: the order that was cancelled or paid before, the withdrawal, the goodwill or the claim,
     * otherwise the payment. */
    causeId: integer('cause_id').notNull(),
    status: text().$type<'waiting' | 'done'>().notNull().default('waiting'),
    /** Null for a refund that is done: the money was returned at the provider, not by this refund. */
    providerId: text('provider_id'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, for operations. */
    lastError: text('last_error'),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** How and by whom a payment of a counter was returned. */
    returnedBy: text('returned_by').$type<CounterWay>(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    drawerId: integer('drawer_id').references(() => drawers.id),
  },
  (table) => [
    uniqueIndex('refunds_once').on(table.paymentId, table.reason, table.causeId),
    index('refunds_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    check(
      'refunds_at_counter',
      sql`(${table.returnedBy} is null) = (${table.staffId} is null)
        and (coalesce(${table.returnedBy}, '') = 'cash') = (${table.drawerId} is not null)`,
    ),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * Paid too late, paid twice, a capture that differs from the request, a cancellation, a pending amount that another
 * payment had collected, a withdrawal, goodwill, or a compensation, which is no part of the
 * price: the order does not owe it again.
 */
export type RefundReason =
  | 'late'
  | 'duplicate'
  | 'mismatch'
  | 'cancellation'
  | 'excess'
  | 'withdrawal'
  | 'goodwill'
  | 'compensation'

/** The card provider's customer ids. The row with its idempotency key exists before the provider is called. */
export const providerCustomers = pgTable('provider_customers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  key: uuid().notNull().defaultRandom(),
  providerId: text('provider_id').unique('provider_customers_provider_id'),
  /** When a job deletes the customer of a deleted account at the provider; null for other accounts. */
  removeAt: timestamp('remove_at', { withTimezone: true }),
})
