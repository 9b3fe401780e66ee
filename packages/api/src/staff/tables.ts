import type { Role } from '@colada/domain/wire/access'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Staff members. They are never deleted, since their actions reference them. The one of store mode without a name
 * (`TECHNICAL_STAFF_ID`) is disabled, so nobody logs in as it.
 */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique('staff_members_email'),
    /** Version, salt and hash, see passwords.ts. */
    passwordHash: text('password_hash').notNull(),
    /** As the password; null until the member sets a PIN. */
    pinHash: text('pin_hash'),
    /** Encrypted, see totp.ts. */
    totpSecret: text('totp_secret').notNull(),
    /** The time step of the last code: a code is valid once. */
    totpLastUsedStep: integer('totp_last_used_step'),
    roles: text().array().$type<Role[]>().notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
    /** Where a member may work at a counter. */
    storeIds: integer('store_ids').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (table) => [
    check('staff_members_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'staff_members_roles',
      sql`cardinality(${table.roles}) > 0 and ${table.roles} <@ array['counter', 'driver', 'operations']`,
    ),
  ],
)

/** WebAuthn credentials of staff members. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    /** Base64url, as the public key. */
    credentialId: text('credential_id').notNull().unique('staff_passkeys_credential_id'),
    publicKey: text('public_key').notNull(),
    signatureCounter: bigint('signature_counter', { mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_of_member').on(table.staffId)],
)

/** Links of store mode that were used: each opens it once. */
export const usedStoreLinks = pgTable(
  'used_store_links',
  {
    /** The signature of the link. */
    signature: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_store_links_expired').on(table.expiresAt)],
)
