import type { InvoiceKind, Recipient } from '@colada/domain/invoices/kinds'
import type { PriorRejection, RecordState, TaxRegister } from '@colada/domain/invoices/register'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

/** Who issues invoices. */
export interface Issuer {
  readonly name: string
  readonly taxId: string
  readonly address: string
}

/** A line of an invoice, as it was when it was issued. Cents, VAT included. */
export interface InvoiceLine {
  readonly es: string
  readonly en: string
  readonly quantity: number
  readonly total: number
}

/** Who issues invoices and where they are registered: one row, written when a process starts. */
export const invoiceSettings = pgTable(
  'invoice_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    issuer: jsonb().$type<Issuer>().notNull(),
    register: text().$type<TaxRegister>().notNull(),
  },
  (table) => [check('invoice_settings_one_row', table.isOnly.getSQL())],
)

/**
 * Series of invoices with their last number. A number is taken by an update in the transaction of its cause, never from a
 * sequence: a rollback would leave a gap.
 */
export const invoiceSeriesTable = pgTable('invoice_series', {
  /** `FS-2027`. */
  code: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
  /** Numbers and times of invoices increase together. */
  lastIssuedAt: timestamp('last_issued_at', { withTimezone: true }).notNull(),
})

/** Issued invoices. A trigger refuses changes and deletions; an error is corrected by a rectifying invoice. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    series: text()
      .notNull()
      .references(() => invoiceSeriesTable.code),
    number: integer().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The day of the sale. */
    operationDate: date('operation_date', { mode: 'string' }).notNull(),
    issuer: jsonb().$type<Issuer>().notNull(),
    /** Null on a simplified invoice. */
    recipient: jsonb().$type<Recipient>(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    /** Cents; negative for a rectifying invoice. */
    base: integer().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    /** Why it rectifies others; empty for a refund. */
    reason: text().notNull().default(''),
    /** The register at its time: only a registered invoice has a QR code. */
    register: text().$type<TaxRegister>().notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.series, table.number),
    check('invoices_kind', sql`${table.kind} in ('F1', 'F2', 'F3', 'R1', 'R4', 'R5')`),
    check('invoices_total', sql`${table.total} = ${table.base} + ${table.vat} and ${table.total} <> 0`),
    check('invoices_sign', sql`(${table.total} < 0) = (${table.kind} like 'R%')`),
    check('invoices_number_positive', sql`${table.number} > 0`),
  ],
)

/** The orders of an invoice with their part of it. Append only, as invoices. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Cents. */
    total: integer().notNull(),
    vat: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    index('invoice_orders_of_order').on(table.orderId),
  ],
)

/** The invoices that another one rectifies or takes the place of. Append only. */
export const invoiceReferences = pgTable(
  'invoice_references',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    ofId: integer('of_id')
      .notNull()
      .references(() => invoices.id),
    kind: text().$type<'rectifies' | 'replaces'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.ofId] }),
    uniqueIndex('invoice_references_replaced_once')
      .on(table.ofId)
      .where(sql`${table.kind} = 'replaces'`),
    index('invoice_references_of').on(table.ofId),
    check('invoice_references_kind', sql`${table.kind} in ('rectifies', 'replaces')`),
  ],
)

/**
 * The records of invoices for the tax office: one chain, in which each has the hash of the one before. A record that was
 * refused, or accepted with errors, is corrected by a further one. A trigger refuses changes of anything but what the tax
 * office answers.
 */
export const invoiceRecords = pgTable(
  'invoice_records',
  {
    /** From 1, without a gap. */
    position: integer().primaryKey(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** The position of the record that it corrects (_subsanación_); null for the first one of an invoice. */
    corrects: integer()
      .unique('invoice_records_corrected_once')
      .references((): AnyPgColumn => invoiceRecords.position),
    priorRejection: text('prior_rejection').$type<PriorRejection>().notNull().default('N'),
    /** Whom it names, if that was corrected; null for the recipient of the invoice. */
    recipient: jsonb().$type<Recipient>(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
    state: text().$type<RecordState>().notNull().default('waiting'),
    /** The code of the tax office for an accepted batch. */
    csv: text().notNull().default(''),
    error: text().notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('invoice_records_waiting')
      .on(table.position)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('invoice_records_first')
      .on(table.invoiceId)
      .where(sql`${table.corrects} is null`),
    index('invoice_records_of_invoice').on(table.invoiceId),
    check(
      'invoice_records_prior_rejection',
      sql`${table.priorRejection} in ('N', 'S', 'X') and (${table.corrects} is not null or ${table.priorRejection} = 'N')`,
    ),
    check(
      'invoice_records_state',
      sql`${table.state} in ('waiting', 'accepted', 'accepted_with_errors', 'rejected')`,
    ),
  ],
)

/** The end of the chain: one row, the last lock of a sale. */
export const invoiceChain = pgTable(
  'invoice_chain',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    position: integer().notNull().default(0),
    hash: text().notNull().default(''),
    generatedAt: timestamp('generated_at', { withTimezone: true }),
  },
  (table) => [check('invoice_chain_one_row', table.isOnly.getSQL())],
)

/** When the tax office takes the next batch: one row, which one job at a time locks. */
export const invoiceSending = pgTable(
  'invoice_sending',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    nextAt: timestamp('next_at', { withTimezone: true }),
    failures: integer().notNull().default(0),
    /** Why the last attempt failed; empty after a success. */
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [check('invoice_sending_one_row', table.isOnly.getSQL())],
)
