/**
 * What goes wrong with a payment provider's answers. `on` narrows the fault to requests whose
 * `METHOD /path` and body, as JSON, contain it; `times` ends it after so many requests, otherwise it lasts until cleared.
 *
 * - `delay`: acts, then answers after `ms`
 * - `hang`: neither acts nor answers
 * - `error`: answers 500 without acting
 * - `drop`: acts, then cuts the line, so that the answer is lost though the charge happened
 */
export type LineFault = { on?: string; times?: number } & (
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' }
  | { kind: 'error' }
  | { kind: 'drop' }
)

/** What goes wrong with webhooks on their way to the shop. */
export type WebhookFault = {
  /** Keep events back; they leave once this is no longer set. */
  hold?: boolean
  /** The order in which held events leave. */
  order?: 'reverse' | 'shuffle'
  /** Never deliver the next so many events. */
  lose?: number
  /** Wait before the first attempt. */
  delayMs?: number
  /** Deliver every event so many times at once. */
  copies?: number
}

/** What goes wrong with the mail server: refuses the line, never greets, or refuses every message. */
type MailFault = { kind: 'down' | 'hang' | 'reject'; times?: number }

/** The providers whose lines can break. */
export type LineGroup = 'cards' | 'paypal'

export type FaultPlan = { [Group in LineGroup]?: LineFault | null } & {
  webhooks?: WebhookFault | null
  mail?: MailFault | null
}

/** The faults in force: set by tests in-process or by anyone through `POST /sandbox/faults`. */
export class Faults {
  #plan: FaultPlan = {}
  #watchers: (() => void)[] = []

  /** Replaces the named groups and leaves the others; `null` mends a group. */
  set(plan: FaultPlan): void {
    this.#plan = { ...this.#plan, ...structuredClone(plan) }
    this.#watchers.forEach((watcher) => watcher())
  }

  clear(): void {
    this.set({ cards: null, paypal: null, webhooks: null, mail: null })
  }

  current(): FaultPlan {
    return structuredClone(this.#plan)
  }

  onChange(watcher: () => void): void {
    this.#watchers.push(watcher)
  }

  /** The fault that strikes this request to a provider, counted off. */
  takeLine(group: LineGroup, request: string): LineFault | undefined {
    const fault = this.#plan[group]
    if (!fault || (fault.on && !request.includes(fault.on))) return undefined
    return countOff(fault)
  }

  takeMail(kind: MailFault['kind']): MailFault | undefined {
    const fault = this.#plan.mail
    return fault?.kind === kind ? countOff(fault) : undefined
  }

  webhooks(): WebhookFault {
    return this.#plan.webhooks ?? {}
  }

  /** True when the event at hand is to be lost, counted off. */
  takeLoss(): boolean {
    const fault = this.#plan.webhooks
    if (!fault?.lose) return false
    fault.lose -= 1
    return true
  }
}

function countOff<T extends { times?: number }>(fault: T): T | undefined {
  if (fault.times === undefined) return fault
  if (fault.times <= 0) return undefined
  fault.times -= 1
  return fault
}
