import { setTimeout as wait } from 'node:timers/promises'
import type { Faults, WebhookFault } from './faults.ts'
import type { Table } from './journal.ts'

/** An event; `pending_webhooks` is the number of endpoints that have not acknowledged it. */
export type WebhookEvent = { id: string; pending_webhooks: number }

/** One signed webhook request. */
export type SignedRequest = { payload: string; headers: Record<string, string> }

const DEFAULT_TIMEOUT_MS = 10_000

/** Delays between attempts; after the last one the event is no longer retried. */
const DEFAULT_RETRY_DELAYS_MS = [
  300, 1000, 3000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000,
]

type WebhookSenderOptions<Event extends WebhookEvent, Target extends { url: string }> = {
  events: () => Table<Event>
  faults: Faults
  sign: (event: Event, target: Target) => SignedRequest
  retryDelays?: readonly number[] | undefined
  timeoutMs?: number | undefined
}

/** Sends signed webhooks to the shop and retries until it responds with 2xx. */
export class WebhookSender<Event extends WebhookEvent, Target extends { url: string }> {
  #options: WebhookSenderOptions<Event, Target>
  #target: Target | undefined
  #held: string[] = []
  #order: WebhookFault['order']
  #closing = new AbortController()
  #inFlight = new Set<string>()
  #running = new Set<Promise<unknown>>()

  constructor(options: WebhookSenderOptions<Event, Target>) {
    this.#options = options
    options.faults.onChange(() => this.#release())
  }

  /** Sets the endpoint and sends the events that an earlier run could not deliver. */
  setTarget(target: Target | undefined): void {
    this.#target = target
    if (!target) return
    const pending = this.#options.events().list((event) => event.pending_webhooks > 0)
    for (const event of pending.toReversed()) this.#startDelivery(event.id)
  }

  /** Stores an event and sends it, unless a fault loses or holds it. */
  publish(event: Event): void {
    this.#options.events().put(event)
    if (this.#options.faults.takeWebhookLoss()) this.#markDone(event.id)
    else if (this.#options.faults.webhooks().hold) this.#held.push(event.id)
    else if (this.#target) this.#startDelivery(event.id)
  }

  /**
   * Delivers an event `copies` times concurrently, whether or not it was delivered before.
   *
   * @returns the response statuses, `null` where there was no response.
   */
  async redeliver(eventId: string, copies = 1): Promise<(number | null)[]> {
    return Promise.all(Array.from({ length: copies }, () => this.#attempt(eventId)))
  }

  /** Stops retrying and waits for deliveries in flight. Undelivered events stay stored for the next run. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.allSettled(this.#running)
  }

  #release(): void {
    const { hold, order } = this.#options.faults.webhooks()
    if (hold) {
      this.#order = order
      return
    }
    const released = this.#held.splice(0)
    const releaseOrder = order ?? this.#order
    this.#order = undefined
    if (releaseOrder === 'reverse') released.reverse()
    if (releaseOrder === 'shuffle') released.sort(() => Math.random() - 0.5)
    if (this.#target) this.#track(this.#deliverInOrder(released))
  }

  /** Sequential, so that the events arrive in the requested order. */
  async #deliverInOrder(eventIds: string[]): Promise<void> {
    for (const eventId of eventIds) {
      if (!(await this.#deliver(eventId))) this.#track(this.#retry(eventId))
    }
  }

  #startDelivery(eventId: string): void {
    if (this.#inFlight.has(eventId)) return
    this.#inFlight.add(eventId)
    this.#track(this.#deliverWithRetries(eventId).finally(() => this.#inFlight.delete(eventId)))
  }

  async #deliverWithRetries(eventId: string): Promise<void> {
    const { delayMs } = this.#options.faults.webhooks()
    if (delayMs) await this.#sleep(delayMs)
    if (!(await this.#deliver(eventId))) await this.#retry(eventId)
  }

  async #retry(eventId: string): Promise<void> {
    for (const delay of this.#options.retryDelays ?? DEFAULT_RETRY_DELAYS_MS) {
      await this.#sleep(delay)
      if (this.#closing.signal.aborted || (await this.#deliver(eventId))) return
    }
    this.#markDone(eventId)
  }

  async #deliver(eventId: string): Promise<boolean> {
    const copies = this.#options.faults.webhooks().copies ?? 1
    const statuses = await this.redeliver(eventId, copies)
    const delivered = statuses.some((status) => status !== null && status >= 200 && status < 300)
    if (delivered) this.#markDone(eventId)
    return delivered
  }

  async #attempt(eventId: string): Promise<number | null> {
    const event = this.#options.events().get(eventId)
    if (!event || !this.#target || this.#closing.signal.aborted) return null
    const { payload, headers } = this.#options.sign(event, this.#target)
    const timeout = AbortSignal.timeout(this.#options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    try {
      const response = await fetch(this.#target.url, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.any([this.#closing.signal, timeout]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      // No response from the shop: the event is retried.
      return null
    }
  }

  /** Ends retries for this event. */
  #markDone(eventId: string): void {
    const event = this.#options.events().get(eventId)
    if (event?.pending_webhooks) this.#options.events().put({ ...event, pending_webhooks: 0 })
  }

  async #sleep(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
  }

  #track(task: Promise<unknown>): void {
    this.#running.add(task)
    void task.finally(() => this.#running.delete(task))
  }
}
