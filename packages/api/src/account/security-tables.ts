import type { LinkPurpose } from '@colada/domain/account/links'
import type { NotificationChannel, NotificationKind } from '@colada/domain/account/notifications'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

/**
 * Links sent by mail, each usable once. The token is derived from the id with a key of the server, so the database holds
 * no secret and a mail that is sent again has the same link.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The address that following the link confirms. */
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used or replaced. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('account_links_of_user').on(table.userId, table.purpose)],
)

/** WebAuthn credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the public key. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id'),
    publicKey: text('public_key').notNull(),
    signatureCounter: bigint('signature_counter', { mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
)

/** Choices of optional messages; without a row a message is sent. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    channel: text().$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
)

/** What changes an account (trust): one row per event, without secrets. */
export type AccountEvent =
  | 'registered'
  | 'logged-in'
  | 'password-set'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-confirmed'
  | 'email-changed'
  | 'profile-changed'
  | 'language-changed'
  | 'notifications-changed'
  | 'address-added'
  | 'address-changed'
  | 'address-deleted'
  | 'card-deleted'
  | 'passkey-added'
  | 'passkey-deleted'
  | 'facebook-linked'
  | 'session-ended'
  | 'guest-merged'
  | 'data-exported'
  | 'account-deleted'

export const accountAudit = pgTable(
  'account_audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    event: text().$type<AccountEvent>().notNull(),
    /** Names of changed fields, or how the customer logged in; never values. */
    detail: text().notNull().default(''),
    /** The session that made the change, if any. */
    sessionId: integer('session_id'),
    /** Who made the change: the customer, or a staff member, 0 in store mode. */
    actorKind: text('actor_kind').$type<ActorForCustomer['kind']>().notNull(),
    actorId: integer('actor_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_audit_of_user').on(table.userId),
    check('account_audit_actor', sql`${table.actorKind} in ('customer', 'staff')`),
  ],
)

/** Billing data of deleted accounts with orders, which tax law demands; deleted by a job after `retainUntil`. */
export const retainedBillingData = pgTable('retained_billing_data', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  name: text().notNull(),
  taxId: text('tax_id').notNull(),
  billingAddress: text('billing_address').notNull(),
  retainUntil: date('retain_until', { mode: 'string' }).notNull(),
})
