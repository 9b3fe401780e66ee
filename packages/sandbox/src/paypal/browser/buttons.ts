import { languageOf, translate, type Language } from './messages.ts'
import { createElement, createShadowHost } from './shadow-host.ts'
import { openSheet } from './sheet.ts'

type Funding = 'paypal' | 'credit' | 'sofort' | 'card'
const fundings: readonly Funding[] = ['paypal', 'credit', 'sofort', 'card']

export type ScriptOptions = { locale: string; disabled: readonly string[] }

type Actions = { restart: () => void }

/** The shop's options and callbacks, as in PayPal's own script. */
export type ButtonsOptions = {
  createOrder?: (data: { paymentSource: string }, actions: object) => Promise<string>
  onApprove?: (data: { orderID: string; payerID: string }, actions: Actions) => Promise<void> | void
  onCancel?: (data: { orderID: string }, actions: object) => void
  onError?: (error: unknown) => void
  onClick?: (data: { fundingSource: string }, actions: object) => unknown
  onInit?: (data: object, actions: { enable: () => Promise<void>; disable: () => Promise<void> }) => void
  fundingSource?: string
}

/** The buttons of all funding sources that are not disabled. */
export class ButtonSet {
  #options: ButtonsOptions
  #script: ScriptOptions
  #language: Language
  #host: HTMLElement | undefined
  #buttons: HTMLButtonElement[] = []
  #isOpen = false
  #isClosed = false

  constructor(options: ButtonsOptions, script: ScriptOptions) {
    this.#options = options
    this.#script = script
    this.#language = languageOf(script.locale)
  }

  isEligible(): boolean {
    return this.#fundings().length > 0
  }

  async render(container: HTMLElement | string): Promise<void> {
    const parent = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container
    if (!parent) throw new Error('Document is ready and element does not exist.')
    const { host, root } = await createShadowHost(parent)
    // Closed while the stylesheet was loading, as on a re-render when the amount changes.
    if (this.#isClosed) return host.remove()
    this.#host = host
    this.#buttons = this.#fundings().map((funding) => this.#createButton(funding))
    root.append(...this.#buttons)
    const set = async (disabled: boolean) => {
      for (const button of this.#buttons) button.disabled = disabled
    }
    this.#options.onInit?.({}, { enable: () => set(false), disable: () => set(true) })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#host?.remove()
  }

  async updateProps(options: ButtonsOptions): Promise<void> {
    Object.assign(this.#options, options)
  }

  #fundings(): Funding[] {
    const { fundingSource } = this.#options
    return fundings.filter(
      (funding) =>
        !this.#script.disabled.includes(funding) &&
        (fundingSource === undefined || fundingSource === funding),
    )
  }

  #createButton(funding: Funding): HTMLButtonElement {
    const button = createElement('button', `pay pay-${funding}`, translate(this.#language, funding))
    button.type = 'button'
    button.lang = this.#language
    button.addEventListener('click', () => void this.#pay(funding))
    return button
  }

  /** Runs the payment from click to result, one at a time. */
  async #pay(funding: Funding): Promise<void> {
    if (this.#isOpen) return
    this.#isOpen = true
    try {
      await this.#options.onClick?.({ fundingSource: funding }, {})
      const orderId = await this.#options.createOrder?.({ paymentSource: funding }, {})
      if (!orderId) throw new Error('Expected an order id to be passed.')
      await this.#showSheet(orderId, false)
    } catch (error) {
      this.#options.onError?.(error)
    } finally {
      this.#isOpen = false
    }
  }

  async #showSheet(orderId: string, wasDeclined: boolean): Promise<void> {
    const decision = await openSheet(orderId, this.#language, wasDeclined)
    if (decision.kind === 'failed') throw new Error('PayPal failed, as it was told to.')
    if (decision.kind === 'cancelled') return this.#options.onCancel?.({ orderID: orderId }, {})
    let restarted = false
    const actions = { restart: () => void (restarted = true) }
    await this.#options.onApprove?.({ orderID: orderId, payerID: decision.payerId }, actions)
    if (restarted) await this.#showSheet(orderId, true)
  }
}
