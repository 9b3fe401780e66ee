import { useSyncExternalStore } from 'react'
import { onPageShown } from '../browser/page-shown.ts'

/** Epoch seconds of this machine, moved on every second while anybody looks. */
let now = 0
let stop: (() => void) | undefined
const watchers = new Set<() => void>()

function tick(): void {
  now = Date.now() / 1_000
  for (const watcher of watchers) watcher()
}

function start(): () => void {
  now = Date.now() / 1_000
  const timer = setInterval(tick, 1_000)
  const sleepOn = onPageShown(tick)
  return () => {
    clearInterval(timer)
    sleepOn()
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  stop ??= start()
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** The moment, the same for as long as nobody is told of a later one; without a watcher it is at most a second old. */
function read(): number {
  const moment = Date.now() / 1_000
  if (!stop && Math.abs(moment - now) >= 1) now = moment
  return now
}

/**
 * What somebody makes of this machine's clock (epoch seconds), every second and at once after a sleep; only what
 * is made anew is rendered anew. One timer serves the whole page, however many countdowns it shows.
 */
export function useClock<Value extends number | boolean>(select: (now: number) => Value): Value {
  const look = () => select(read())
  return useSyncExternalStore(watch, look, look)
}
