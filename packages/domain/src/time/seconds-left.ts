/** Seconds left until an instant, at least 0. Times in epoch seconds, by the same clock. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil(until - now))
}
