import { printLabels, printReceipt } from '@colada/api/documents/print'
import { customer, issuer, largeOrderRecord, orderRecord } from '../tests/api/documents/order-record.ts'
import type { BenchmarkResult, Row } from './bench.ts'
import { percentilesOf } from './times.ts'

const RUNS = 50
const printed = { customer, issuer, publicUrl: 'https://colada.example', language: 'es' } as const
const small = orderRecord()
const large = largeOrderRecord(40)

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
      },
      figures: { 'receipt as PDF': `p50 ${receipt.p50} ms, p99 ${receipt.p99} ms` },
    }
  },
}

async function measure(
  print: () => Promise<{ readonly content: Buffer }>,
): Promise<Row & ReturnType<typeof percentilesOf>> {
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    bytes = (await print()).content.length
    times.push(performance.now() - startedAt)
  }
  return { ...percentilesOf(times), bytes }
}
