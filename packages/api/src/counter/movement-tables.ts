import type { MovementKind } from '@colada/domain/counter/drawer'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { payments, refunds } from '../payment/tables.ts'
import { staffMembers } from '../staff/tables.ts'
import { drawers } from './tables.ts'

/** What changed the cash of a drawer. A trigger refuses changes and deletions. */
export const drawerMovements = pgTable(
  'drawer_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    drawerId: integer('drawer_id')
      .notNull()
      .references(() => drawers.id),
    kind: text().$type<MovementKind>().notNull(),
    /** Cents; negative when money leaves the drawer. */
    amount: integer().notNull(),
    paymentId: integer('payment_id')
      .unique('drawer_movements_payment')
      .references(() => payments.id),
    refundId: integer('refund_id')
      .unique('drawer_movements_refund')
      .references(() => refunds.id),
    /** The order of a sale or a refund. */
    orderId: integer('order_id').references(() => orders.id),
    reason: text().notNull().default(''),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('drawer_movements_of_drawer').on(table.drawerId),
    check(
      'drawer_movements_amount',
      sql`case ${table.kind} when 'sale' then ${table.amount} > 0 when 'paid_in' then ${table.amount} > 0
        when 'no_sale' then ${table.amount} = 0 else ${table.amount} < 0 end`,
    ),
    check(
      'drawer_movements_kind',
      sql`${table.kind} in ('sale', 'refund', 'paid_in', 'paid_out', 'drop', 'no_sale')`,
    ),
    check('drawer_movements_of_sale', sql`(${table.kind} = 'sale') = (${table.paymentId} is not null)`),
    check('drawer_movements_of_refund', sql`(${table.kind} = 'refund') = (${table.refundId} is not null)`),
    check(
      'drawer_movements_order',
      sql`(${table.kind} in ('sale', 'refund')) = (${table.orderId} is not null)`,
    ),
    check('drawer_movements_reason', sql`${table.kind} in ('sale', 'refund') or ${table.reason} <> ''`),
  ],
)
