import {
  type ClaimKind,
  claimKinds,
  type ClaimState,
  claimStates,
  type Payout,
} from '@colada/domain/claims/claim'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { contactMessages } from '../contact/tables.ts'
import { orderItems, orders } from '../orders/tables.ts'
import { staffMembers } from '../staff/tables.ts'

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Claims of customers for lost or damaged garments. Amounts in cents. */
export const claims = pgTable(
  'claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The report, with its text and pictures. */
    messageId: integer('message_id')
      .notNull()
      .unique('claims_of_message')
      .references(() => contactMessages.id),
    kind: text().$type<ClaimKind>().notNull(),
    state: text().$type<ClaimState>().notNull().default('received'),
    /** Counted by every change; what is sent with a change is the one that was seen. */
    version: integer().notNull().default(1),
    /** Whether all garments of the order were lost. */
    isLostOrder: boolean('is_lost_order').notNull(),
    /** What a member recommends. */
    proposed: integer(),
    proposedBy: integer('proposed_by').references(() => staffMembers.id),
    /** What is offered to the customer. */
    decided: integer(),
    decidedBy: integer('decided_by').references(() => staffMembers.id),
    /** The file of an appraiser. */
    appraisal: text().notNull().default(''),
    /** Why it is refused, as the customer reads it. */
    reason: text().notNull().default(''),
    /** Why the customer disputes the amount. */
    dispute: text().notNull().default(''),
    payout: text().$type<Payout>(),
    /** What no refund returns. */
    transfer: integer().notNull().default(0),
    /** The account of the transfer; only its last four characters once it is paid. */
    iban: text().notNull().default(''),
    holder: text().notNull().default(''),
    /** Of the transfer. */
    reference: text().notNull().default(''),
    /** The code of a credit. */
    code: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it reached its state. */
    stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('claims_of_order').on(table.orderId),
    index('claims_running')
      .on(table.createdAt)
      .where(sql`${table.state} not in ('paid', 'refused', 'closed')`),
    check('claims_kind', sql`${table.kind} in (${listOf(claimKinds)})`),
    check('claims_state', sql`${table.state} in (${listOf(claimStates)})`),
    check('claims_amounts', sql`${table.proposed} > 0 and ${table.decided} > 0`),
    check('claims_proposed', sql`(${table.proposed} is null) = (${table.proposedBy} is null)`),
    check('claims_decided', sql`(${table.decided} is null) = (${table.decidedBy} is null)`),
    check(
      'claims_offered',
      sql`${table.state} not in ('proposed', 'accepted', 'paid') or ${table.decided} is not null`,
    ),
    // Spec 001 §9: above 200.00 an appraisal.
    check(
      'claims_appraised',
      sql`${table.decided} is null or ${table.decided} <= 20000 or ${table.appraisal} <> ''`,
    ),
    check('claims_payout', sql`(${table.payout} is not null) = (${table.state} in ('accepted', 'paid'))`),
    check('claims_transfer', sql`${table.transfer} between 0 and coalesce(${table.decided}, 0)`),
    check('claims_refused', sql`(${table.state} = 'refused') = (${table.reason} <> '')`),
  ],
)

/** The garments of a claim. Amounts in cents. */
export const claimItems = pgTable(
  'claim_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    /** As on the order. */
    nameEs: text('name_es').notNull(),
    nameEn: text('name_en').notNull(),
    quantity: integer().notNull(),
    /** Price of the service for these pieces, VAT included. */
    service: integer().notNull(),
    /** Price of one piece when new. */
    value: integer().notNull(),
    ageMonths: integer('age_months').notNull(),
    /** The value of one piece that was agreed on the receipt. */
    agreedValue: integer('agreed_value'),
  },
  (table) => [
    index('claim_items_of_claim').on(table.claimId),
    check('claim_items_quantity', sql`${table.quantity} > 0`),
    check('claim_items_value', sql`${table.value} > 0 and ${table.ageMonths} >= 0 and ${table.service} >= 0`),
  ],
)
