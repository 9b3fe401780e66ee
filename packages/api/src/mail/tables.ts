import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '@colada/domain/wire/language'
import { orderChanges } from '../orders/change-tables.ts'
import { orders } from '../orders/tables.ts'

/**
 * Mail to be sent: a row in the transaction of what it tells about, carried out by a job (trust 8).
 * An order, or one change of it, is confirmed by one mail, however often it is asked for.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'order-confirmation' | 'order-change'>().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The change that a mail of its kind tells of. */
    changeId: integer('change_id').references(() => orderChanges.id),
    language: text().$type<Language>().notNull(),
    status: text().$type<'waiting' | 'sent' | 'given-up'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When to try, or, while it is in hand, when another may take it over. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mail_outbox_once').on(table.kind, table.orderId, sql`coalesce(${table.changeId}, 0)`),
    check('mail_outbox_change', sql`(${table.kind} = 'order-change') = (${table.changeId} is not null)`),
    index('mail_outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
