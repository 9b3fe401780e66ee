import type { WireEvent } from '@colada/domain/analytics/contract'
import { EVENTS_PATH, MAX_EVENTS } from '@colada/domain/analytics/event'

/** Time after which the first event of a batch is sent, ms. */
const SEND_DELAY_MS = 10_000

export interface EventQueue {
  /** Adds an event, if it is allowed. A full batch is sent at once. */
  add(event: WireEvent): void
  /** Sends the events; discards them where they are no longer allowed. */
  flush(): void
}

/** Events that wait to be sent together. They are only in memory: nothing is stored in the browser. */
export function createEventQueue(isAllowed: () => boolean): EventQueue {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: WireEvent[] = []
  const flush = () => {
    clearTimeout(timer)
    const events = waiting.splice(0)
    if (events.length > 0 && isAllowed()) sendEvents(events)
  }
  const add = (event: WireEvent) => {
    if (!isAllowed()) return
    waiting.push(event)
    if (waiting.length === MAX_EVENTS) flush()
    else if (waiting.length === 1) timer = setTimeout(flush, SEND_DELAY_MS)
  }
  return { add, flush }
}

/** Sends events although the page is being left. An event that is lost is only missing in a counter. */
function sendEvents(events: readonly WireEvent[]): void {
  const url = `/api${EVENTS_PATH}`
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' })
  if (navigator.sendBeacon(url, body)) return
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
