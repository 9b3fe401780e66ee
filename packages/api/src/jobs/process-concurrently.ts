/** How a job goes about the rows it has in hand. */
export interface ProcessOptions<Row> {
  /** Told of a row that failed; the others go on. */
  readonly onFailure: (row: Row, error: unknown) => void
  /** Set when the process is to end: what was begun is finished, and nothing else is begun. */
  readonly stopping?: AbortSignal | undefined
}

/** Rows that wait for a provider side by side, so that one that hangs does not hold up the others. */
const CONCURRENCY = 5

/** Works through rows, a few at a time. */
export async function processConcurrently<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
  options: ProcessOptions<Row>,
): Promise<void> {
  const waiting = [...rows]
  const line = async () => {
    while (waiting.length > 0 && !options.stopping?.aborted) {
      const row = waiting.shift()!
      try {
        await work(row)
      } catch (error) {
        options.onFailure(row, error)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, line))
}
