import type { Language } from '@colada/domain/wire/language'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Transactional outbox: rows are inserted in the transaction of their cause and sent by a job (trust 8). It references no
 * other table, so that a new kind of mail needs no migration.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A kind of `mail-kinds.ts`. */
    kind: text().notNull(),
    /** Kind and cause: a cause has one mail of a kind. */
    dedupeKey: text('dedupe_key').notNull().unique('mail_outbox_once'),
    /** Id of what the mail is about; null for a requested mail until it is sent, because its address may be unknown. */
    subjectId: text('subject_id'),
    /** What the mail needs besides its subject; emptied once it is sent. */
    details: jsonb(),
    language: text().$type<Language>().notNull(),
    status: text().$type<'waiting' | 'sent' | 'given-up'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; of a claimed row, when it may be claimed again. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_of_subject').on(table.subjectId),
    index('mail_outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
