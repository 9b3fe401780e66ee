import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, runTransaction } from '@colada/api/database/connection'
import { startEmbeddedPostgres } from '@colada/api/database/embedded'
import { migrateDatabase } from '@colada/api/database/migrate'
import { printInvoice } from '@colada/api/documents/print-invoice'
import { issueInvoice, loadInvoices, saveInvoiceSettings } from '@colada/api/invoices/service'
import { company } from '@colada/domain/content/company'
import type { BenchmarkResult } from './bench.ts'
import { query } from './database.ts'
import { LatencyRecorder, percentilesOf, runWorkers } from './times.ts'

const SECONDS = 10
const WORKERS = 20
const PDF_RUNS = 50

const lines = [
  { es: 'Camisa lavada y planchada', en: 'Shirt, washed and ironed', quantity: 2, total: 790 },
  { es: 'Traje', en: 'Suit', quantity: 1, total: 1695 },
  { es: 'Recogida y entrega', en: 'Pickup and delivery', quantity: 1, total: 1390 },
]

/**
 * Invoices with their records in the chain, issued by several connections at the same time: at least 50 per second. Then their
 * files, one after the other, which take at most 150 ms each, and the memory that both need.
 */
export const documentsIssued = {
  title: 'invoices with the chain, and their files',
  measure: async (): Promise<BenchmarkResult> => {
    const folder = mkdtempSync(join(tmpdir(), 'colada-bench-'))
    const postgres = await startEmbeddedPostgres(folder)
    const database = openDatabase(postgres.url, { connections: WORKERS })
    const { db } = database
    try {
      await migrateDatabase(postgres.url)
      const issuer = { name: company.legalName, taxId: company.taxId, address: company.registeredOffice }
      await saveInvoiceSettings(db, { issuer, taxRegister: 'verifactu' })
      const orderId = await addOrder(postgres.url)
      const sale = {
        kind: 'F2',
        recipient: null,
        shares: [{ orderId, total: 3875, vat: 672 }],
        lines,
      } as const
      const recorder = new LatencyRecorder()
      await runWorkers(SECONDS, WORKERS, () =>
        recorder.time(() => runTransaction(db, (tx) => issueInvoice(tx, sale, new Date()))),
      )
      const [record] = await loadInvoices(db, [1])
      const printing = new LatencyRecorder()
      for (let run = 0; run < PDF_RUNS; run += 1) {
        await printing.time(() =>
          printInvoice({ record: record!, language: 'es', qrService: 'https://tax.example' }),
        )
      }
      const rate = Math.round(recorder.times.length / SECONDS)
      return {
        rows: {
          issued: { 'per second': rate, ...percentilesOf(recorder.times), failures: recorder.failures },
          'file, A4': { ...percentilesOf(printing.times), failures: printing.failures },
          // Of this process, which runs the sources of the API: the built one needs less.
          'memory, MiB': { most: Math.round(process.resourceUsage().maxRSS / 1024) },
        },
        figures: {},
      }
    } finally {
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Adds an order of which all invoices are: the measurement is that of the numbers and the chain. */
async function addOrder(url: string): Promise<number> {
  await query(url, `insert into sources (id, position, name_es, name_en) values (110, 0, 'Otra', 'Other')`)
  const [user] = await query<{ id: number }>(
    url,
    `insert into users (email, first_name, last_name, phone, birth_date, language, source_id, personal_promo_code, password_hash, created_at)
     values ('bench@colada.example', 'Ana', 'García', '600123456', '1970-01-01', 'es', 110, 'BENCH', '', now()) returning id`,
  )
  const [order] = await query<{ id: number }>(
    url,
    `insert into orders (locator, user_id, status, category_id, kind, is_business, is_on_account, language, process_type, items, pickup,
       delivery, transport, base_transport, items_vat, transport_vat, total, paid, content_hash, created_at)
     values ('K7M2QPX', $1, 0, 2, 'normal', false, false, 'es', 'reserve_order', 2485, 695, 695, 1390, 1390, 431, 241, 3875, 3875, '', now())
     returning id`,
    [user!.id],
  )
  return order!.id
}
