import type { Language } from '@colada/domain/wire/language'
import { withdrawalStates } from '@colada/domain/withdrawals/staff-contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { staffMembers } from '../staff/tables.ts'

/** Statements of withdrawal, also those whose locator no order has: they are answered by hand. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the customer names it by. */
    reference: text().notNull().unique('withdrawals_reference'),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed, in upper case. */
    locator: text().notNull(),
    garments: text().notNull().default(''),
    language: text().$type<Language>().notNull(),
    /** The order with this locator; null without one. */
    orderId: integer('order_id').references(() => orders.id),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    state: text({ enum: withdrawalStates }).notNull().default('received'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: integer('decided_by').references(() => staffMembers.id),
    /** Cents. */
    refund: integer().notNull().default(0),
    reason: text().notNull().default(''),
  },
  (table) => [
    // A repeated statement is the first one. Those of deleted accounts have no address.
    uniqueIndex('withdrawals_once')
      .on(table.locator, table.email)
      .where(sql`${table.email} <> ''`),
    index('withdrawals_of_order').on(table.orderId),
    index('withdrawals_waiting')
      .on(table.receivedAt)
      .where(sql`${table.state} = 'received'`),
    check('withdrawals_state', sql`${table.state} in ('received', 'refunded', 'refused')`),
    check(
      'withdrawals_decided',
      sql`(${table.state} = 'received') = (${table.decidedAt} is null)
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      'withdrawals_refund',
      sql`${table.refund} >= 0 and (${table.refund} = 0 or (${table.state} = 'refunded' and ${table.orderId} is not null))`,
    ),
  ],
)
