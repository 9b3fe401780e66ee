import { useSyncExternalStore } from 'react'
import { onPageShown } from '../browser/page-shown.ts'

/** Time of this machine, epoch seconds; updated every second while there is a subscriber. */
let now = 0
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = Date.now() / 1_000
  for (const listener of listeners) listener()
}

function start(): () => void {
  now = Date.now() / 1_000
  const timer = setInterval(tick, 1_000)
  const unsubscribe = onPageShown(tick)
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** The current time. It is stable between ticks; without a subscriber it is at most a second old. */
function read(): number {
  const moment = Date.now() / 1_000
  if (!stop && Math.abs(moment - now) >= 1) now = moment
  return now
}

/**
 * Selects a value from this machine's clock (epoch seconds), every second and when the page becomes visible. A component
 * renders again only when the selected value changes. All countdowns of a page share one timer.
 */
export function useClock<Value extends number | boolean>(select: (now: number) => Value): Value {
  const getSnapshot = () => select(read())
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
