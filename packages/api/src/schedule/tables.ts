import type { Leg } from '@colada/domain/schedule/slot'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

/**
 * Places in the vans: one row per zone, leg and two-hour slot. `taken` counts the order legs and holds that occupy a
 * place; the check constraint prevents overselling (trust 2).
 */
export const slots = pgTable(
  'slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    zone: text().$type<ZoneId>().notNull(),
    leg: text().$type<Leg>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    variation: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('slots_place').on(table.zone, table.leg, table.startsAt),
    check('slots_not_oversold', sql`${table.taken} between 0 and ${table.capacity}`),
    check('slots_leg', sql`${table.leg} in ('pickup', 'delivery')`),
  ],
)

/**
 * Places held during checkout. A row without `releasedAt` occupies one place in each of its slots until it is released,
 * even after it expired; a customer has at most one.
 */
export const holds = pgTable(
  'holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for a leg at a store. */
    pickupId: integer('pickup_id').references(() => slots.id),
    deliveryId: integer('delivery_id').references(() => slots.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the places were freed or transferred to an order. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('holds_one_each')
      .on(table.userId)
      .where(sql`${table.releasedAt} is null`),
    index('holds_of_pickup')
      .on(table.pickupId)
      .where(sql`${table.releasedAt} is null`),
    index('holds_of_delivery')
      .on(table.deliveryId)
      .where(sql`${table.releasedAt} is null`),
    index('holds_released').on(table.releasedAt),
    check('holds_of_a_slot', sql`${table.pickupId} is not null or ${table.deliveryId} is not null`),
  ],
)
