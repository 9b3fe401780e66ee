import { invoiceNumber } from '@colada/domain/invoices/kinds'
import type { RecordState } from '@colada/domain/invoices/register'
import type { Cents } from '@colada/domain/money/money'
import { and, asc, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/connection.ts'
import { findLocators } from '../orders/service.ts'
import type { InvoiceRow, OrderShare } from './issue.ts'
import { invoiceOrders, invoiceReferences, invoiceRecords, invoices, invoiceSeriesTable } from './tables.ts'

/** An invoice with what belongs to it. */
export interface InvoiceRecord {
  readonly invoice: InvoiceRow
  readonly shares: readonly (OrderShare & { readonly locator: string })[]
  /** The invoices that it rectifies or takes the place of. */
  readonly of: readonly InvoiceRow[]
  /** The invoice that took its place. */
  readonly replacedBy: InvoiceRow | null
  /** Whether an invoice rectifies it because of an error. */
  readonly isCorrected: boolean
  /** Its latest record for the tax office; null without a register. */
  readonly record: typeof invoiceRecords.$inferSelect | null
}

/** Returns the printed number of an invoice. */
export const numberOf = ({ series, number }: Pick<InvoiceRow, 'series' | 'number'>): string =>
  invoiceNumber(series, number)

/** A condition: no other record corrects it. */
export function isLatestRecord(executor: Executor) {
  const correction = alias(invoiceRecords, 'correction')
  return notExists(
    executor
      .select({ one: sql`1` })
      .from(correction)
      .where(eq(correction.corrects, invoiceRecords.position)),
  )
}

/** A condition: no other invoice took its place. */
const counts = (executor: Executor) =>
  notExists(
    executor
      .select({ one: sql`1` })
      .from(invoiceReferences)
      .where(and(eq(invoiceReferences.ofId, invoices.id), eq(invoiceReferences.kind, 'replaces'))),
  )

/** Returns the invoices of an order that count, with its part of each, oldest first. */
export async function findCounting(
  executor: Executor,
  orderId: number,
): Promise<{ readonly invoice: InvoiceRow; readonly total: Cents; readonly vat: Cents }[]> {
  return executor
    .select({ invoice: invoices, total: invoiceOrders.total, vat: invoiceOrders.vat })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(and(eq(invoiceOrders.orderId, orderId), counts(executor)))
    .orderBy(asc(invoices.id))
}

/** Returns what the invoices that count have of orders, those without one left out. */
export async function sumInvoiced(
  executor: Executor,
  orderIds: readonly number[],
): Promise<Map<number, { readonly total: Cents; readonly vat: Cents }>> {
  if (orderIds.length === 0) return new Map()
  const sumOf = (column: typeof invoiceOrders.total | typeof invoiceOrders.vat) =>
    sql<Cents>`sum(${column})::int`
  const rows = await executor
    .select({
      orderId: invoiceOrders.orderId,
      total: sumOf(invoiceOrders.total),
      vat: sumOf(invoiceOrders.vat),
    })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(and(inArray(invoiceOrders.orderId, [...orderIds]), counts(executor)))
    .groupBy(invoiceOrders.orderId)
  return new Map(rows.map(({ orderId, ...sums }) => [orderId, sums]))
}

/** Returns the ids of the invoices of orders, newest first. */
export async function listInvoiceIds(executor: Executor, orderIds: readonly number[]): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ id: invoiceOrders.invoiceId })
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.orderId, [...orderIds]))
    .orderBy(desc(invoiceOrders.invoiceId))
  return rows.map(({ id }) => id)
}

export interface InvoicePage {
  readonly series?: string | undefined
  /** What the tax office says about them. */
  readonly state?: RecordState | undefined
  /** The id of the last invoice of the page before. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Returns the ids of a page of all invoices, newest first. */
export async function listPage(
  executor: Executor,
  { series, state, before, limit }: InvoicePage,
): Promise<number[]> {
  const rows = await executor
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(invoiceRecords, and(eq(invoiceRecords.invoiceId, invoices.id), isLatestRecord(executor)))
    .where(
      and(
        series === undefined ? undefined : eq(invoices.series, series),
        state === undefined ? undefined : eq(invoiceRecords.state, state),
        before === undefined ? undefined : lt(invoices.id, before),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the codes of all series, the newest year first. */
export async function listSeries(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ code: invoiceSeriesTable.code })
    .from(invoiceSeriesTable)
    .orderBy(desc(sql`right(${invoiceSeriesTable.code}, 4)`), asc(invoiceSeriesTable.code))
  return rows.map(({ code }) => code)
}

/** Loads invoices with what belongs to them, in the order of the ids. */
export async function loadInvoices(executor: Executor, ids: readonly number[]): Promise<InvoiceRecord[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select({ invoice: invoices, record: invoiceRecords })
    .from(invoices)
    .leftJoin(invoiceRecords, and(eq(invoiceRecords.invoiceId, invoices.id), isLatestRecord(executor)))
    .where(inArray(invoices.id, [...ids]))
  const shares = await executor
    .select()
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.invoiceId, [...ids]))
    .orderBy(asc(invoiceOrders.orderId))
  const locators = await findLocators(
    executor,
    shares.map(({ orderId }) => orderId),
  )
  const rectified = await executor
    .select({ reference: invoiceReferences, invoice: invoices })
    .from(invoiceReferences)
    .innerJoin(invoices, eq(invoices.id, invoiceReferences.ofId))
    .where(inArray(invoiceReferences.invoiceId, [...ids]))
    .orderBy(asc(invoices.id))
  const later = await executor
    .select({ reference: invoiceReferences, invoice: invoices })
    .from(invoiceReferences)
    .innerJoin(invoices, eq(invoices.id, invoiceReferences.invoiceId))
    .where(inArray(invoiceReferences.ofId, [...ids]))
  const byId = new Map(rows.map((row) => [row.invoice.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const ofThis = later.filter(({ reference }) => reference.ofId === id)
    return {
      ...row,
      shares: shares
        .filter(({ invoiceId }) => invoiceId === id)
        .map((share) => ({ ...share, locator: locators.get(share.orderId)! })),
      of: rectified.filter(({ reference }) => reference.invoiceId === id).map(({ invoice }) => invoice),
      replacedBy: ofThis.find(({ reference }) => reference.kind === 'replaces')?.invoice ?? null,
      isCorrected: ofThis.some(({ invoice }) => invoice.reason !== ''),
    }
  })
}
