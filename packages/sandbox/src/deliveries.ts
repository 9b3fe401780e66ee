import { setTimeout as wait } from 'node:timers/promises'
import type { Faults, WebhookFault } from './faults.ts'
import type { Table } from './journal.ts'

/** Something that happened, and how many shops are still to be told of it. */
export type Deliverable = { id: string; pending_webhooks: number }

/** One attempt to tell: what is sent, signed in the provider's way. */
export type Message = { payload: string; headers: Record<string, string> }

/** Waits between attempts in milliseconds; after the last one the event is given up. */
const defaultRetryDelays = [300, 1000, 3000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000]

type DeliveriesOptions<Event extends Deliverable, Target extends { url: string }> = {
  events: () => Table<Event>
  faults: Faults
  write: (event: Event, target: Target) => Message
  retryDelays?: readonly number[] | undefined
  /** How long the shop may take to answer, in milliseconds. */
  patience?: number | undefined
}

/** Tells the shop what happened, signed, again and again until it says 2xx. */
export class Deliveries<Event extends Deliverable, Target extends { url: string }> {
  #options: DeliveriesOptions<Event, Target>
  #target: Target | undefined
  #held: string[] = []
  #order: WebhookFault['order']
  #closing = new AbortController()
  #underWay = new Set<string>()
  #running = new Set<Promise<unknown>>()

  constructor(options: DeliveriesOptions<Event, Target>) {
    this.#options = options
    options.faults.onChange(() => this.#release())
  }

  /** Sets where events go and sends what an earlier run could not deliver. */
  aim(target: Target | undefined): void {
    this.#target = target
    if (!target) return
    const waiting = this.#options.events().list((event) => event.pending_webhooks > 0)
    for (const event of waiting.toReversed()) this.#launch(event.id)
  }

  /** Keeps an event and sends it, unless a fault has other plans for it. */
  post(event: Event): void {
    this.#options.events().put(event)
    if (this.#options.faults.takeLoss()) this.#settle(event.id)
    else if (this.#options.faults.webhooks().hold) this.#held.push(event.id)
    else if (this.#target) this.#launch(event.id)
  }

  /** Delivers an event so many times at once, whatever came of it before, and gives the answers' statuses. */
  async redeliver(eventId: string, copies = 1): Promise<(number | null)[]> {
    return Promise.all(Array.from({ length: copies }, () => this.#attempt(eventId)))
  }

  /** Stops retrying and waits for what is under way. Undelivered events stay kept for the next run. */
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
    const leaving = this.#held.splice(0)
    const asked = order ?? this.#order
    this.#order = undefined
    if (asked === 'reverse') leaving.reverse()
    if (asked === 'shuffle') leaving.sort(() => Math.random() - 0.5)
    if (this.#target) this.#track(this.#inTurn(leaving))
  }

  /** One after the other, so that the order asked for is the order of arrival. */
  async #inTurn(eventIds: string[]): Promise<void> {
    for (const eventId of eventIds) {
      if (!(await this.#deliver(eventId))) this.#track(this.#insist(eventId))
    }
  }

  #launch(eventId: string): void {
    if (this.#underWay.has(eventId)) return
    this.#underWay.add(eventId)
    this.#track(this.#start(eventId).finally(() => this.#underWay.delete(eventId)))
  }

  async #start(eventId: string): Promise<void> {
    const { delayMs } = this.#options.faults.webhooks()
    if (delayMs) await this.#wait(delayMs)
    if (!(await this.#deliver(eventId))) await this.#insist(eventId)
  }

  async #insist(eventId: string): Promise<void> {
    for (const delay of this.#options.retryDelays ?? defaultRetryDelays) {
      await this.#wait(delay)
      if (this.#closing.signal.aborted || (await this.#deliver(eventId))) return
    }
    this.#settle(eventId)
  }

  async #deliver(eventId: string): Promise<boolean> {
    const copies = this.#options.faults.webhooks().copies ?? 1
    const statuses = await this.redeliver(eventId, copies)
    const delivered = statuses.some((status) => status !== null && status >= 200 && status < 300)
    if (delivered) this.#settle(eventId)
    return delivered
  }

  async #attempt(eventId: string): Promise<number | null> {
    const event = this.#options.events().get(eventId)
    if (!event || !this.#target || this.#closing.signal.aborted) return null
    const { payload, headers } = this.#options.write(event, this.#target)
    const patience = AbortSignal.timeout(this.#options.patience ?? 10_000)
    try {
      const answer = await fetch(this.#target.url, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.any([this.#closing.signal, patience]),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      // The shop is down or slow: no status, so the event is tried again.
      return null
    }
  }

  /** Nothing more is owed for this event. */
  #settle(eventId: string): void {
    const event = this.#options.events().get(eventId)
    if (event?.pending_webhooks) this.#options.events().put({ ...event, pending_webhooks: 0 })
  }

  async #wait(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
  }

  #track(work: Promise<unknown>): void {
    this.#running.add(work)
    void work.finally(() => this.#running.delete(work))
  }
}
