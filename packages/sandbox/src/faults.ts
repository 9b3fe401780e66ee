/**
 * A fault in a payment provider's responses. `on` limits it to requests whose `METHOD /path` and body, as JSON,
 * contain that text; `times` limits the number of requests, otherwise the fault lasts until it is cleared.
 *
 * - `delay`: processes the request and responds after `ms`
 * - `hang`: neither processes the request nor responds
 * - `error`: responds with 500 without processing the request
 * - `drop`: processes the request, then closes the connection without a response
 */
export type ProviderFault = { on?: string; times?: number } & (
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' }
  | { kind: 'error' }
  | { kind: 'drop' }
)

/** A fault in the delivery of webhooks. */
export type WebhookFault = {
  /** Hold events; they are sent once this is no longer set. */
  hold?: boolean
  /** The order in which held events are sent. */
  order?: 'reverse' | 'shuffle'
  /** Number of coming events that are never delivered. */
  lose?: number
  /** Delay before the first attempt. */
  delayMs?: number
  /** Number of concurrent deliveries of every event. */
  copies?: number
}

/** A fault of the mail server: it refuses connections, never sends its greeting, or rejects every message. */
type MailFault = { kind: 'down' | 'hang' | 'reject'; times?: number }

/** The providers that can have faults. */
export type ProviderGroup = 'cards' | 'paypal' | 'facebook' | 'taxOffice'

export type FaultPlan = { [Group in ProviderGroup]?: ProviderFault | null } & {
  webhooks?: WebhookFault | null
  mail?: MailFault | null
}

/** The active faults, set in-process by tests or through `POST /sandbox/faults`. */
export class Faults {
  #plan: FaultPlan = {}
  #listeners: (() => void)[] = []

  /** Replaces the given groups and leaves the others; `null` clears a group. */
  set(plan: FaultPlan): void {
    this.#plan = { ...this.#plan, ...structuredClone(plan) }
    this.#listeners.forEach((listener) => listener())
  }

  clear(): void {
    this.set({ cards: null, paypal: null, facebook: null, taxOffice: null, webhooks: null, mail: null })
  }

  current(): FaultPlan {
    return structuredClone(this.#plan)
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Returns the fault for this request and decrements its `times`. */
  takeProviderFault(group: ProviderGroup, request: string): ProviderFault | undefined {
    const fault = this.#plan[group]
    if (!fault || (fault.on && !request.includes(fault.on))) return undefined
    return consume(fault)
  }

  takeMailFault(kind: MailFault['kind']): MailFault | undefined {
    const fault = this.#plan.mail
    return fault?.kind === kind ? consume(fault) : undefined
  }

  webhooks(): WebhookFault {
    return this.#plan.webhooks ?? {}
  }

  /** Returns whether the next event is lost and decrements `lose`. */
  takeWebhookLoss(): boolean {
    const fault = this.#plan.webhooks
    if (!fault?.lose) return false
    fault.lose -= 1
    return true
  }
}

function consume<T extends { times?: number }>(fault: T): T | undefined {
  if (fault.times === undefined) return fault
  if (fault.times <= 0) return undefined
  fault.times -= 1
  return fault
}
