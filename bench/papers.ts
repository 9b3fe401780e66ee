import { printLabels, printReceipt } from '@colada/api/documents/print'
import { printStatement } from '@colada/api/documents/statement-pdf'
import { statementOf, summaryOf } from '@colada/domain/business/statement'
import { customer, issuer, largeOrderRecord, orderRecord } from '../tests/api/documents/order-record.ts'
import type { BenchmarkResult, Row } from './bench.ts'
import { percentilesOf } from './times.ts'

const RUNS = 50
const LONG_RUNS = 5
const printed = { customer, issuer, publicUrl: 'https://colada.example', language: 'es' } as const
const small = orderRecord()
const large = largeOrderRecord(40)

const MAY_2027 = Date.parse('2027-05-02T08:00:00Z') / 1000
/** A statement of a month with 1,000 orders, which takes at most two seconds. */
const entries = Array.from({ length: 1000 }, (_, id) => {
  const order = { kind: 'order', amount: 424, vat: 74, orderId: id, locator: 'K7M2QPX' } as const
  return { ...order, id, reference: '', paidOn: null, at: MAY_2027 + id * 2000 }
})
const statement = {
  company: {
    ...customer,
    isBusiness: true,
    language: 'es',
    billingAddress: 'Calle Mayor, 1',
    billingLocation: '28013 Madrid',
    billingMethod: 'transfer',
  },
  issuer,
  iban: 'ES9121000418450200051332',
  termsDays: 30,
  language: 'es',
} as const
const printLongStatement = () =>
  printStatement({
    ...statement,
    statement: statementOf('2027-05', 0, entries, MAY_2027 + 40 * 86_400),
    summary: summaryOf('2027-05', entries),
  })

/** Printed papers, one after the other in one process: the receipt on each paper, which takes at most 150 ms, and labels. */
export const papers = {
  title: 'printed papers, ms each',
  measure: async (): Promise<BenchmarkResult> => {
    const receiptOf = (record: typeof small, format: 'a4' | '80mm') => () =>
      printReceipt({ ...printed, record, format })
    // The first one loads the libraries.
    const startedAt = performance.now()
    await receiptOf(small, 'a4')()
    const first = Math.round(performance.now() - startedAt)
    const receipt = await measure(receiptOf(small, 'a4'))
    return {
      rows: {
        'receipt, A4': { first, ...receipt },
        'receipt, 80 mm': await measure(receiptOf(small, '80mm')),
        'receipt, A4, 40 garments': await measure(receiptOf(large, 'a4')),
        '3 labels': await measure(() => printLabels({ ...printed, record: small })),
        '40 labels': await measure(() => printLabels({ ...printed, record: large })),
        'statement, 1,000 orders': await measure(printLongStatement, LONG_RUNS),
      },
      figures: { 'receipt as PDF': `p50 ${receipt.p50} ms, p99 ${receipt.p99} ms` },
    }
  },
}

async function measure(
  print: () => Promise<{ readonly content: Buffer }>,
  runs = RUNS,
): Promise<Row & ReturnType<typeof percentilesOf>> {
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now()
    bytes = (await print()).content.length
    times.push(performance.now() - startedAt)
  }
  return { ...percentilesOf(times), bytes }
}
