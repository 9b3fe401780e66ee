import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '@colada/domain/wire/language'
import { accountLinks, type AccountMailKind } from '../account/security-tables.ts'
import { users } from '../account/tables.ts'
import { contactMessages } from '../contact/tables.ts'
import { orderChanges } from '../orders/change-tables.ts'
import { refunds } from '../payment/tables.ts'
import { orders } from '../orders/tables.ts'

/** Kinds of mails by their cause. The kinds of a cause share its prefix. */
export type MailKind =
  | 'order-confirmation'
  | 'order-change'
  | 'order-payment-failed'
  | 'order-refund'
  | 'order-progress'
  | 'contact-request'
  | 'contact-confirmation'
  | AccountMailKind

/**
 * Transactional outbox: rows are inserted in the transaction of their cause and sent by a job (trust 8). Mails of orders
 * and contact messages are unique per cause.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    /** The customer of `account-…` mails; null until a requested mail is sent, because its address may be unknown. */
    userId: integer('user_id').references(() => users.id),
    /** The link of an `account-…` mail that has one. */
    linkId: uuid('link_id').references(() => accountLinks.id, { onDelete: 'cascade' }),
    /** Set on `order-refund` mails only. */
    refundId: integer('refund_id').references(() => refunds.id),
    /** The status of an `order-progress` mail. */
    orderStatus: integer('order_status'),
    /** What an `account-…` mail needs of data that change; emptied once it is sent. */
    details: jsonb().$type<Readonly<Record<string, string>>>(),
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
    uniqueIndex('mail_outbox_once')
      .on(
        table.kind,
        sql`coalesce(${table.orderId}, 0)`,
        sql`coalesce(${table.changeId}, 0)`,
        sql`coalesce(${table.contactMessageId}, 0)`,
        sql`coalesce(${table.refundId}, 0)`,
        sql`coalesce(${table.orderStatus}, 0)`,
      )
      // An order can be out for delivery, and miss its customer, several times.
      .where(sql`${table.kind} not like 'account-%' and ${table.kind} <> 'order-progress'`),
    check(
      'mail_outbox_cause',
      sql`(${table.kind} like 'order-%') = (${table.orderId} is not null) and (${table.kind} like 'contact-%') = (${table.contactMessageId} is not null) and (${table.kind} like 'account-%' or ${table.userId} is null) and (${table.userId} is not null or ${table.kind} not like 'account-%' or ${table.kind} in ('account-forgot-password', 'account-log-in-link'))`,
    ),
    check('mail_outbox_refund', sql`(${table.kind} = 'order-refund') = (${table.refundId} is not null)`),
    check(
      'mail_outbox_progress',
      sql`(${table.kind} = 'order-progress') = (${table.orderStatus} is not null)`,
    ),
    check('mail_outbox_change', sql`(${table.kind} = 'order-change') = (${table.changeId} is not null)`),
    index('mail_outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
