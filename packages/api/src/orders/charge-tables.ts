import type { ChargeKind } from '@colada/domain/orders/charge'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderChanges } from './change-tables.ts'
import { orders } from './tables.ts'

/** Charges added to an order after it was placed; `orders.incidents` is their sum. A trigger refuses changes and deletions. */
export const orderCharges = pgTable(
  'order_charges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<ChargeKind>().notNull(),
    /** Cents; negative for a waiver. */
    amount: integer().notNull(),
    /** The change that caused it. */
    changeId: integer('change_id').references(() => orderChanges.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_charges_of_order').on(table.orderId),
    uniqueIndex('order_charges_of_change').on(table.changeId),
    check(
      'order_charges_kind',
      sql`${table.kind} in ('late_change', 'absence', 'storage', 'surcharge', 'waiver')`,
    ),
    check(
      'order_charges_amount',
      sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.kind} = 'waiver')`,
    ),
  ],
)
