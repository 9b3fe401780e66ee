import { secondsLeft } from '@colada/domain/payment/window'
import { useClock } from './clock.ts'

/** A moment at the server and what this machine's clock said then, both in epoch seconds. */
export interface SeenTime {
  readonly serverTime: number
  readonly seenAt: number
}

/** Seconds left until an instant, every second, by the server's clock: this machine's may be wrong. */
export function useSecondsLeft(until: number | null, seen: SeenTime): number {
  return useClock((now) => left(until, seen, now))
}

/** Whether an instant has passed, by the same clock; renders anew only when it does. */
export function useIsOver(until: number | null, seen: SeenTime): boolean {
  return useClock((now) => left(until, seen, now) === 0)
}

function left(until: number | null, { serverTime, seenAt }: SeenTime, now: number): number {
  // The page's clock may have ticked last just before the answer came.
  return until === null ? 0 : secondsLeft(until, Math.max(now, seenAt) + (serverTime - seenAt))
}

/** This machine's clock, epoch seconds. */
export function nowInSeconds(): number {
  return Date.now() / 1_000
}
