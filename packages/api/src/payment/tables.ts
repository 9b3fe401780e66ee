import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProcessType } from '@colada/domain/orders/process'
import { users } from '../account/tables.ts'
import type { PaymentProvider } from '../gateways/provider.ts'
import { orderChanges } from '../orders/change-tables.ts'
import { orders } from '../orders/tables.ts'

/** `mismatched`: the provider captured something other than what we asked for; it is refunded. */
export type PaymentStatus = 'open' | 'succeeded' | 'cancelled' | 'mismatched'

/**
 * One attempt to be paid for an order. The row, and with it the key, exists before the provider is called
 * (trust 1); at most one is open per order, change, process, amount and provider.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names the payment to the provider: its idempotency key and the reference that comes back. */
    key: uuid().notNull().unique('payments_key').defaultRandom(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The change of the order that it pays; null for the order itself. */
    changeId: integer('change_id').references(() => orderChanges.id),
    provider: text().$type<PaymentProvider>().notNull().default('card'),
    processType: text('process_type').$type<ProcessType>().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    savesCard: boolean('saves_card').notNull().default(false),
    status: text().$type<PaymentStatus>().notNull().default('open'),
    /** The provider's name for it, once it answered. */
    providerId: text('provider_id').unique('payments_provider_id'),
    /** What the provider says it took, cents. */
    captured: integer().notNull().default(0),
    /** The provider's name for the money it took, where that is not the payment's own; refunds need it. */
    captureId: text('capture_id'),
    /**
     * Since when the money may be on its way: asked for, and neither taken nor refused. Nothing else is begun
     * for the order meanwhile, and the payment is not closed.
     */
    awaitedSince: timestamp('awaited_since', { withTimezone: true }),
    /** How often the provider took no money when it was asked to; names the next question. */
    refusals: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the reconciler next asks the provider about it. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
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
    check('payments_awaited_is_open', sql`${table.awaitedSince} is null or ${table.status} = 'open'`),
  ],
)

/** The provider's messages that were acted on, each once. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/** Money to give back. Written with its cause, carried out by a job, under a key of its own. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().unique('refunds_key').defaultRandom(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Cents. */
    amount: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<'waiting' | 'done'>().notNull().default('waiting'),
    providerId: text('provider_id'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('refunds_once').on(table.paymentId, table.reason),
    index('refunds_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** Why money goes back: paid too late, paid twice, a capture that is not what we asked for, a cancellation. */
export type RefundReason = 'late' | 'duplicate' | 'mismatch' | 'cancellation'

/** The provider's name for a customer; the row with its key exists before the provider is asked. */
export const providerCustomers = pgTable('provider_customers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  key: uuid().notNull().defaultRandom(),
  providerId: text('provider_id').unique('provider_customers_provider_id'),
})
