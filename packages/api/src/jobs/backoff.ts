const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 3_600_000

/** Returns the delay after a number of failed attempts in milliseconds: 5 s, doubling, at most an hour. */
export function backoff(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1))
}
