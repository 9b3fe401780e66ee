import type { Gender } from '@colada/domain/account/user'
import {
  type CreditState,
  DEFAULT_LIMIT_CENTS,
  DEFAULT_TERMS_DAYS,
  type SuspensionCause,
} from '@colada/domain/business/credit'
import type { Language } from '@colada/domain/wire/language'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { staffMembers } from '../staff/tables.ts'

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
    /** The account that has the orders of this guest since its e-mail address was confirmed. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => users.id),
    /** Personal code of the customer who recommended the shop; empty without one. */
    referralCode: text('referral_code').notNull().default(''),
    /** Campaign parameters of the visit of the registration (spec 001 §7), a query string. */
    urlParams: text('url_params').notNull().default(''),
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
    /** Version, salt and hash, see passwords.ts; empty for a customer without a password. */
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** In which words are searched: without accents and in lower case, as `foldText` returns a text. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || business_name || ' ' || phone), nfd), '[\\u0300-\\u036f]', '', 'g')`,
      ),
  },
  (table) => [
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_email_prefix').on(table.email.op('text_pattern_ops')),
    index('users_phone').on(table.phone),
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

/** Lists of prices that are agreed with companies. An archived one is assigned to none. */
export const priceLists = pgTable('price_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** Counted by every change: it decides between two people. */
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
})

/**
 * Companies that asked for credit, or whose credit was decided: an approved one is billed on its statement (decisions:
 * Companies). Amounts are cents.
 */
export const businessAccounts = pgTable(
  'business_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<CreditState>().notNull(),
    /** Set while it is suspended. */
    suspendedFor: text('suspended_for').$type<SuspensionCause>(),
    limit: integer('credit_limit').notNull().default(DEFAULT_LIMIT_CENTS),
    termsDays: integer('terms_days').notNull().default(DEFAULT_TERMS_DAYS),
    /** The sum of its entries. Changed by a guarded statement, which decides between two orders. */
    balance: integer().notNull().default(0),
    /** What the company asked for, and who answers questions about its bills. */
    wantedLimit: integer('wanted_limit'),
    contact: text().notNull().default(''),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Null for a decision by the command line or by a job. */
    decidedBy: integer('decided_by').references(() => staffMembers.id),
    /** A high limit, which waits for a second person. */
    proposedLimit: integer('proposed_limit'),
    proposedTermsDays: integer('proposed_terms_days'),
    proposedBy: integer('proposed_by').references(() => staffMembers.id),
    /** The prices that were agreed with the company; null for those of the shop. */
    priceListId: integer('price_list_id').references(() => priceLists.id),
    /** Counted by every decision: it decides between two people. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('business_accounts_of_state').on(table.state),
    check(
      'business_accounts_state',
      sql`${table.state} in ('requested', 'approved', 'suspended', 'refused')
        and (${table.state} = 'requested' or ${table.decidedAt} is not null)`,
    ),
    check(
      'business_accounts_suspended',
      sql`(${table.state} = 'suspended') = (${table.suspendedFor} is not null)
        and coalesce(${table.suspendedFor}, 'overdue') in ('overdue', 'decision')`,
    ),
    check('business_accounts_limit', sql`${table.limit} >= 0 and ${table.termsDays} between 0 and 90`),
    check(
      'business_accounts_proposed',
      sql`num_nonnulls(${table.proposedLimit}, ${table.proposedTermsDays}, ${table.proposedBy}) in (0, 3)`,
    ),
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
    /** The staff member who acts for the customer in store mode, and the store; null in the customer's own sessions. */
    staffId: integer('staff_id').references(() => staffMembers.id),
    storeId: integer('store_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Updated at most every few minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** User-Agent of the log-in, truncated. */
    userAgent: text('user_agent').notNull().default(''),
    /** Campaign parameters of the visit of the log-in (spec 001 §7), a query string. */
    urlParams: text('url_params').notNull().default(''),
  },
  (table) => [
    index('sessions_of_user').on(table.userId),
    check('sessions_store_mode', sql`(${table.staffId} is null) = (${table.storeId} is null)`),
  ],
)

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
