const first = 5_000
const longest = 3_600_000

/** Milliseconds to wait after so many failed attempts: 5 s, doubling, at most an hour. */
export function backoff(attempts: number): number {
  return Math.min(longest, first * 2 ** Math.max(0, attempts - 1))
}
