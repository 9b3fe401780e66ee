import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProcessType } from '@colada/domain/orders/process'
import type { Leg } from '@colada/domain/schedule/slot'
import { addresses } from '../account/tables.ts'
import { slots } from '../schedule/tables.ts'
import { type orderItems, orders } from './tables.ts'

/** `lapsed`: not paid in time, replaced by another, or overtaken by what happened to the order. */
export type ChangeStatus = 'open' | 'applied' | 'lapsed'

/** A garment that a change adds: the row it becomes. */
export type AddedItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>

/**
 * A change of an order that exists. Where something is to be paid it is open, and the order stays as it is, until the
 * money comes or its time is up; an order has at most one such.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    processType: text('process_type').$type<ProcessType>().notNull(),
    status: text().$type<ChangeStatus>().notNull(),
    /** What it adds to the order's garments and to its extra transport, cents, VAT included. */
    items: integer().notNull(),
    incidents: integer().notNull(),
    /** What the customer has to pay for it through a provider, cents. */
    due: integer().notNull(),
    addedItems: jsonb('added_items').$type<AddedItem[]>().notNull().default([]),
    /** It answers what kept the order waiting. */
    solves: boolean().notNull(),
    /** The request, hashed: the same again within a minute is the same change (trust 1). */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it lapses if still unpaid. */
    payBefore: timestamp('pay_before', { withTimezone: true }),
    /** Until when a job has it in hand; others leave it alone. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    index('order_changes_of_order').on(table.orderId),
    uniqueIndex('order_changes_one_open')
      .on(table.orderId)
      .where(sql`${table.status} = 'open'`),
    index('order_changes_unpaid')
      .on(table.payBefore)
      .where(sql`${table.status} = 'open'`),
    check('order_changes_status', sql`${table.status} in ('open', 'applied', 'lapsed')`),
    check(
      'order_changes_open_is_due',
      sql`${table.status} <> 'open' or (${table.payBefore} is not null and ${table.due} > 0)`,
    ),
    check('order_changes_due', sql`${table.due} in (0, ${table.items} + ${table.incidents})`),
  ],
)

/** Where a change takes a leg of its order. Until it is closed it keeps a place in the new slot. */
export const orderChangeLegs = pgTable(
  'order_change_legs',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => orderChanges.id),
    leg: text().$type<Leg>().notNull(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slots.id),
    /** False where only the address changes: the order's own place is the change's, too. */
    keepsPlace: boolean('keeps_place').notNull(),
    addressId: integer('address_id').references(() => addresses.id),
    address: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.leg] }),
    index('order_change_legs_slot').on(table.slotId),
  ],
)
