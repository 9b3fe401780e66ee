import pLimit from 'p-limit'

/** How a job processes its rows. */
export interface ProcessOptions<Row> {
  /** Called with each row that failed; the others are processed regardless. */
  readonly onFailure: (row: Row, error: unknown) => void
  /** Aborted at shutdown: rows in progress are finished and no further ones are started. */
  readonly stopping?: AbortSignal | undefined
}

/** Rows in progress at once, so that a provider that hangs on one does not block the others. */
const CONCURRENCY = 5

/** Processes rows with limited concurrency. */
export async function processConcurrently<Row>(
  rows: readonly Row[],
  processRow: (row: Row) => Promise<void>,
  options: ProcessOptions<Row>,
): Promise<void> {
  await pLimit(CONCURRENCY).map(rows, async (row) => {
    if (options.stopping?.aborted) return
    try {
      await processRow(row)
    } catch (error) {
      options.onFailure(row, error)
    }
  })
}
