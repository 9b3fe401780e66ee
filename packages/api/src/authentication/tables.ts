import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { staffMembers } from '../staff/tables.ts'

/** Consecutive failed logins by the hash of the e-mail address, registered or not. */
export const loginFailures = pgTable('login_failures', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})

/** Challenges of WebAuthn that wait for their response; each is deleted when it is used. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The customer or the staff member who adds a passkey; both are null for a log-in. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  staffId: integer('staff_id').references(() => staffMembers.id),
  challenge: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
