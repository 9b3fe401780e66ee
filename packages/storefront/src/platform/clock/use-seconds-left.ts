import { secondsLeft } from '@colada/domain/payment/window'
import { useClock } from './clock.ts'

/** A moment at the server and what this machine's clock said then, both in epoch seconds. */
export interface SeenTime {
  readonly serverTime: number
  readonly seenAt: number
}

/** Seconds left until an instant, every second, by the server's clock: this machine's may be wrong. */
export function useSecondsLeft(until: number | null, { serverTime, seenAt }: SeenTime): number {
  // The page's clock may have ticked last just before the answer came.
  const now = Math.max(useClock(), seenAt)
  return until === null ? 0 : secondsLeft(until, now + (serverTime - seenAt))
}

/** This machine's clock, epoch seconds. */
export function nowInSeconds(): number {
  return Date.now() / 1_000
}
