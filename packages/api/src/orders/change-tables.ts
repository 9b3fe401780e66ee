import type { ProcessType } from '@colada/domain/orders/process'
import type { Leg, LegPlace } from '@colada/domain/schedule/slot'
import type { ActorKind } from '@colada/domain/staff/actor'
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
import { addresses } from '../account/tables.ts'
import { slots } from '../schedule/tables.ts'
import { hasActor, type orderItems, orders, placeOfLeg } from './tables.ts'

/** `lapsed`: not paid in time, replaced by another change, or obsolete since the order moved on. */
export type ChangeStatus = 'open' | 'applied' | 'lapsed'

/** A garment that a change adds, as its later row. */
export type AddedItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>

/**
 * A change of an existing order. While it waits for its payment it is open, and the order is unchanged; an order has at
 * most one open change.
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
    /** Cents added to the order's items, legs and extra transport, VAT included. */
    items: integer().notNull(),
    pickup: integer().notNull().default(0),
    delivery: integer().notNull().default(0),
    incidents: integer().notNull(),
    /** Cents to be paid through a provider: what it adds, and the order's pending amount; 0 when it does not wait. */
    due: integer().notNull(),
    addedItems: jsonb('added_items').$type<AddedItem[]>().notNull().default([]),
    /** Whether it resolves the incident or absence of the order. */
    solves: boolean().notNull(),
    /** Hash of the request: an identical one within a minute is a duplicate (trust 1). */
    contentHash: text('content_hash').notNull(),
    /** Who made it; null only in rows that are older than this column. */
    actorKind: text('actor_kind').$type<ActorKind>(),
    /** The customer or the staff member, 0 for staff in store mode. */
    actorId: integer('actor_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it lapses if still unpaid. */
    payBefore: timestamp('pay_before', { withTimezone: true }),
    /** Until when a job has claimed it. */
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
    check(
      'order_changes_due',
      sql`${table.due} = 0 or ${table.due} >= ${table.items} + ${table.pickup} + ${table.delivery} + ${table.incidents}`,
    ),
    // Not valid for older rows (migration).
    check('order_changes_actor', hasActor(table)),
    check('order_changes_never_cheaper', sql`${table.pickup} >= 0 and ${table.delivery} >= 0`),
  ],
)

/** The new slot and address of a leg, or its store. An open change occupies a place in the new slot. */
export const orderChangeLegs = pgTable(
  'order_change_legs',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => orderChanges.id),
    leg: text().$type<Leg>().notNull(),
    place: text().$type<LegPlace>().notNull().default('address'),
    /** Set at a store. */
    storeId: integer('store_id'),
    /** Set at an address. */
    slotId: integer('slot_id').references(() => slots.id),
    /** Whether the order's place is given up for this one; false when only the address changes. */
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
    check('order_change_legs_place', placeOfLeg(table)),
  ],
)
