import type { RecordState } from '@colada/domain/invoices/register'
import { asc, count, eq, gt, min, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { hashOf } from './chain.ts'
import { isLatestRecord } from './repository.ts'
import { readInvoiceSettings } from './settings.ts'
import { invoiceRecords, invoices, invoiceSending, invoiceSeriesTable } from './tables.ts'

/** Records that are read at once. */
const BATCH_SIZE = 1000

/** Returns how many numbers the series miss: the last number of each less its invoices. */
export async function countGaps(executor: Executor): Promise<number> {
  const rows = await executor
    .select({
      missing: sql<number>`${invoiceSeriesTable.lastNumber} - count(distinct ${invoices.number})::int`,
    })
    .from(invoiceSeriesTable)
    .leftJoin(invoices, eq(invoices.series, invoiceSeriesTable.code))
    .groupBy(invoiceSeriesTable.code)
  return rows.reduce((sum, { missing }) => sum + missing, 0)
}

/** Calculates all hashes again; returns the number of records, and the first position that does not fit. */
export async function checkChain(
  executor: Executor,
): Promise<{ readonly positions: number; readonly broken: number | null }> {
  let positions = 0
  let previousHash = ''
  for (;;) {
    const rows = await executor
      .select({ record: invoiceRecords, invoice: invoices })
      .from(invoiceRecords)
      .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
      .where(gt(invoiceRecords.position, positions))
      .orderBy(asc(invoiceRecords.position))
      .limit(BATCH_SIZE)
    for (const { record, invoice } of rows) {
      const fits =
        record.position === positions + 1 &&
        record.previousHash === previousHash &&
        record.hash === hashOf(invoice, previousHash, record.generatedAt)
      if (!fits) return { positions: await executor.$count(invoiceRecords), broken: positions + 1 }
      positions = record.position
      previousHash = record.hash
    }
    if (rows.length < BATCH_SIZE) return { positions, broken: null }
  }
}

/** Returns what the tax office says about the records, those left out that another one corrects. */
export async function findRegisterState(executor: Executor) {
  const { register } = await readInvoiceSettings(executor)
  const rows = await executor
    .select({ state: invoiceRecords.state, count: count(), oldest: min(invoiceRecords.generatedAt) })
    .from(invoiceRecords)
    .where(isLatestRecord(executor))
    .groupBy(invoiceRecords.state)
  const [sending] = await executor.select().from(invoiceSending)
  const countOf = (state: RecordState) => rows.find((row) => row.state === state)?.count ?? 0
  const oldest = rows.find((row) => row.state === 'waiting')?.oldest ?? null
  return {
    register,
    states: {
      waiting: countOf('waiting'),
      accepted: countOf('accepted'),
      accepted_with_errors: countOf('accepted_with_errors'),
      rejected: countOf('rejected'),
    },
    waiting_since: oldest && Math.floor(oldest.getTime() / 1000),
    last_error: sending!.lastError,
  }
}
