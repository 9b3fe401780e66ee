/** Latencies of many calls, milliseconds. */
export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** How latencies spread; zeros where there are none. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Runs a call and tells how long it took; a call that fails counts as failed and is told on the terminal. */
export class Stopwatch {
  readonly times: number[] = []
  failures = 0

  async time<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    const began = performance.now()
    try {
      const result = await call()
      this.times.push(performance.now() - began)
      return result
    } catch (problem) {
      this.failures += 1
      if (this.failures === 1) console.error(problem instanceof Error ? problem.message : problem)
      return undefined
    }
  }
}

/** So many workers at once, each doing the work again and again until the time is up. */
export async function repeatFor(
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
