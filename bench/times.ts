/** Percentiles in milliseconds. */
export interface Percentiles {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Percentiles of latencies; zeros without any. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Records the latencies of calls and counts failures; prints the first error. */
export class LatencyRecorder {
  readonly times: number[] = []
  failures = 0

  async time<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    const startedAt = performance.now()
    try {
      const result = await call()
      this.times.push(performance.now() - startedAt)
      return result
    } catch (problem) {
      this.failures += 1
      if (this.failures === 1) console.error(problem instanceof Error ? problem.message : problem)
      return undefined
    }
  }
}

/** Runs `work` repeatedly in concurrent workers until the time is over. */
export async function runWorkers(
  seconds: number,
  workers: number,
  work: (worker: number, turn: number) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() < until; turn++) await work(worker, turn)
    }),
  )
}
