import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '@colada/domain/wire/language'
import { contactMessages } from '../contact/tables.ts'
import { orderChanges } from '../orders/change-tables.ts'
import { orders } from '../orders/tables.ts'

/**
 * Transactional outbox: rows are inserted in the transaction of their cause and sent by a job (trust 8). An order, or a
 * change of one, is confirmed by one mail; a contact message is sent to operations and confirmed to its sender.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text()
      .$type<'order-confirmation' | 'order-change' | 'contact-request' | 'contact-confirmation'>()
      .notNull(),
    /** The order of `order-…` mails. */
    orderId: integer('order_id').references(() => orders.id),
    /** The message of `contact-…` mails. */
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id),
    /** Set on `order-change` mails only. */
    changeId: integer('change_id').references(() => orderChanges.id),
    language: text().$type<Language>().notNull(),
    status: text().$type<'waiting' | 'sent' | 'given-up'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; of a claimed row, when it may be claimed again. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mail_outbox_once').on(
      table.kind,
      sql`coalesce(${table.orderId}, 0)`,
      sql`coalesce(${table.changeId}, 0)`,
      sql`coalesce(${table.contactMessageId}, 0)`,
    ),
    check(
      'mail_outbox_cause',
      sql`(${table.kind} like 'order-%') = (${table.orderId} is not null) and (${table.kind} like 'contact-%') = (${table.contactMessageId} is not null)`,
    ),
    check('mail_outbox_change', sql`(${table.kind} = 'order-change') = (${table.changeId} is not null)`),
    index('mail_outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
