import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Leg } from '@colada/domain/schedule/slot'
import type { ZoneId } from '@colada/domain/schedule/zones'

/**
 * Places in the vans: one row a zone, leg and two-hour slot. `taken` counts the order legs that hold a place;
 * the check is the last word against overselling (trust 2).
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
