import { secondsLeft } from '@colada/domain/time/seconds-left'
import { useClock } from './clock.ts'

/** The server's time of a response and this machine's when it was received, in epoch seconds. */
export interface ServerClock {
  readonly serverTime: number
  readonly receivedAt: number
}

/**
 * Seconds left until an instant by the server's clock, since this machine's may be wrong. Updates every second.
 *
 * @param until Epoch seconds; `null` is past.
 */
export function useSecondsLeft(until: number | null, clock: ServerClock): number {
  return useClock((now) => secondsUntil(until, clock, now))
}

/** Whether an instant has passed by the server's clock; renders again only when it does. */
export function useHasPassed(until: number | null, clock: ServerClock): boolean {
  return useClock((now) => secondsUntil(until, clock, now) === 0)
}

function secondsUntil(until: number | null, { serverTime, receivedAt }: ServerClock, now: number): number {
  // The last tick of the page's clock can be older than the response.
  return until === null ? 0 : secondsLeft(until, Math.max(now, receivedAt) + (serverTime - receivedAt))
}

/** This machine's clock, epoch seconds. */
export function nowInSeconds(): number {
  return Date.now() / 1_000
}
