import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { staffMembers } from './tables.ts'

/** Open sessions of staff members. Only the SHA-256 of the token is stored (trust 5). */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    tokenHash: text('token_hash').notNull().unique('staff_sessions_token_hash'),
    storeId: integer('store_id'),
    /** The customer whom the member acts for. */
    actingFor: integer('acting_for').references(() => users.id),
    /** User-Agent of the log-in, truncated. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Updated at most every few minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** From then on it is locked; moved on while the person is there. Null for a session that does not lock by itself. */
    locksAt: timestamp('locks_at', { withTimezone: true }),
    /** Wrong PINs since the last right one. */
    pinFailures: integer('pin_failures').notNull().default(0),
  },
  (table) => [index('staff_sessions_of_member').on(table.staffId)],
)
