import type { EventName } from '@colada/domain/analytics/event'
import type { Language } from '@colada/domain/wire/language'
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Anonymous counters of events. Nothing in them identifies a visitor, a browser or a single visit. */
export const eventCounts = pgTable(
  'event_counts',
  {
    /** Day in Europe/Madrid. */
    day: date({ mode: 'string' }).notNull(),
    name: text().$type<EventName>().notNull(),
    /** Name of a page, or id of a category. */
    route: text().notNull(),
    language: text().$type<Language>().notNull(),
    count: integer().notNull(),
    /** Sum of the payments without VAT. */
    valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.route, table.language] })],
)

/** Days whose counters are sent, or were sent, to the provider of `ANALYTICS_FORWARD_URL`. */
export const eventForwards = pgTable('event_forwards', {
  day: date({ mode: 'string' }).primaryKey(),
  /** Time from which another process may send a day that was not sent. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
