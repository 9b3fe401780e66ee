import { asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { type Db, runTransaction } from '../database/connection.ts'
import type { TaxOffice } from '../gateways/tax-office.ts'
import { envelopeOf } from './envelope.ts'
import { loadInvoices, numberOf } from './repository.ts'
import { readInvoiceSettings } from './settings.ts'
import { invoiceRecords, invoices, invoiceSending } from './tables.ts'

/** The tax office takes at most this many records at once. */
const BATCH_SIZE = 1000
/** Time after which another process may send a claimed batch; far longer than the timeout of the tax office. */
const CLAIM_MS = 120_000
const MAX_WAIT_MS = 3_600_000
const FIRST_WAIT_MS = 60_000
const MAX_ERROR_CHARACTERS = 500

interface SendingDependencies {
  readonly db: Db
  readonly taxOffice: TaxOffice
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/**
 * Sends the records that wait to the tax office in their order, one batch at a time and not before the time that it asked to
 * wait. Without its answer they wait for a later run; invoices are issued all the same.
 *
 * @throws what the tax office throws
 */
export async function sendRecords({ db, taxOffice, clock }: SendingDependencies): Promise<void> {
  const batch = await claimBatch(db, clock())
  if (batch.length === 0) return
  try {
    const { issuer } = await readInvoiceSettings(db)
    const before = await db
      .select({ position: invoiceRecords.position, invoice: invoices })
      .from(invoiceRecords)
      .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
      .where(
        inArray(
          invoiceRecords.position,
          batch.map(({ position }) => position - 1),
        ),
      )
    const invoiceAt = new Map(before.map(({ position, invoice }) => [position, invoice]))
    // A record that waits is the latest one of its invoice.
    const loaded = await loadInvoices(
      db,
      batch.map(({ invoiceId }) => invoiceId),
    )
    const records = loaded.map((each) => {
      const record = each.record!
      return { ...each, record, previous: invoiceAt.get(record.position - 1) ?? null }
    })
    const answer = await taxOffice.send(envelopeOf(issuer, records))
    await runTransaction(db, async (tx) => {
      for (const { invoice, record } of records) {
        const said = answer.records.get(numberOf(invoice))
        if (!said) continue
        const csv = said.state === 'rejected' ? '' : answer.csv
        await tx
          .update(invoiceRecords)
          .set({ ...said, csv, answeredAt: new Date(clock()) })
          .where(eq(invoiceRecords.position, record.position))
      }
      const nextAt = new Date(clock() + answer.waitSeconds * 1000)
      await tx.update(invoiceSending).set({ nextAt, failures: 0, lastError: '' })
    })
  } catch (error) {
    const [sending] = await db.select().from(invoiceSending)
    const { failures } = sending!
    const nextAt = new Date(clock() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_CHARACTERS)
    await db.update(invoiceSending).set({ nextAt, failures: failures + 1, lastError })
    throw error
  }
}

/** Claims the records that are sent next; none before the time of the next batch. */
async function claimBatch(db: Db, now: number) {
  return runTransaction(db, async (tx) => {
    const claimed = await tx
      .update(invoiceSending)
      .set({ nextAt: new Date(now + CLAIM_MS) })
      .where(or(isNull(invoiceSending.nextAt), lte(invoiceSending.nextAt, new Date(now))))
      .returning()
    if (claimed.length === 0) return []
    const waiting = await tx
      .select({ position: invoiceRecords.position, invoiceId: invoiceRecords.invoiceId })
      .from(invoiceRecords)
      .where(eq(invoiceRecords.state, 'waiting'))
      .orderBy(asc(invoiceRecords.position))
      .limit(BATCH_SIZE)
    // Without records the next one is sent at once.
    if (waiting.length === 0) await tx.update(invoiceSending).set({ nextAt: new Date(now) })
    return waiting
  })
}
