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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LinkPurpose } from '@colada/domain/account/links'
import type { NotificationChannel, NotificationKind } from '@colada/domain/account/notifications'
import type { Gender } from '@colada/domain/account/user'
import type { Language } from '@colada/domain/wire/language'

/** Registered customers (spec 000 §3). */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. Unique among accounts with a password; guests may share one until it is confirmed. */
    email: text().notNull(),
    /** When the link sent to `email` was followed. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** An anonymous purchase whose password has not been set. */
    isGuest: boolean('is_guest').notNull().default(false),
    facebookId: text('facebook_id').unique('users_facebook_id'),
    /** When the account was anonymised. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    gender: text().$type<Gender>().notNull().default('other'),
    language: text().$type<Language>().notNull(),
    isBusiness: boolean('is_business').notNull().default(false),
    businessName: text('business_name').notNull().default(''),
    taxId: text('tax_id').notNull().default(''),
    billingAddress: text('billing_address').notNull().default(''),
    billingLocation: text('billing_location').notNull().default(''),
    billingMethod: text('billing_method').notNull().default(''),
    hasNewsletter: boolean('has_newsletter').notNull().default(false),
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id),
    /** Shared with friends, in upper case. */
    personalPromoCode: text('personal_promo_code').notNull().unique('users_personal_promo_code'),
    /** Version, salt and hash; see passwords.ts. */
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`not ${table.isGuest}`),
    index('users_guests')
      .on(table.email)
      .where(sql`${table.isGuest}`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_gender', sql`${table.gender} in ('female', 'male', 'other')`),
    check('users_language', sql`${table.language} in ('es', 'en')`),
  ],
)

/** Open sessions. Only the SHA-256 of the token is stored (trust 5). */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash'),
    isStaff: boolean('is_staff').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Updated at most every few minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** User-Agent of the log-in, truncated. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

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

/** Challenges of WebAuthn that wait for their response; each is deleted when it is used. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The customer who adds a passkey; null for a log-in. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_audit_of_user').on(table.userId)],
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

/** Consecutive failed logins by the hash of the e-mail address, registered or not. */
export const loginFailures = pgTable('login_failures', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})

/** How customers found the shop. */
export const sources = pgTable('sources', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  nameEs: text('name_es').notNull(),
  nameEn: text('name_en').notNull(),
})

/** Pickup and delivery addresses. Deleted ones stay, since orders reference them. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    alias: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** What a driver needs; each is empty when not given. */
    floor: text().notNull().default(''),
    door: text().notNull().default(''),
    entryCode: text('entry_code').notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('addresses_of_user').on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    check('addresses_postal_code', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
  ],
)
