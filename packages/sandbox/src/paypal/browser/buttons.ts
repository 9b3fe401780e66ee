import { make, makePlace } from './looks.ts'
import { askBuyer } from './sheet.ts'
import { languageOf, say, type Language } from './words.ts'

type Funding = 'paypal' | 'credit' | 'sofort' | 'card'
const fundings: readonly Funding[] = ['paypal', 'credit', 'sofort', 'card']

export type ScriptOptions = { locale: string; disabled: readonly string[] }

type Actions = { restart: () => void }

/** The shop's half of a payment, as PayPal's own script takes it. */
export type ButtonsOptions = {
  createOrder?: (data: { paymentSource: string }, actions: object) => Promise<string>
  onApprove?: (data: { orderID: string; payerID: string }, actions: Actions) => Promise<void> | void
  onCancel?: (data: { orderID: string }, actions: object) => void
  onError?: (error: unknown) => void
  onClick?: (data: { fundingSource: string }, actions: object) => unknown
  onInit?: (data: object, actions: { enable: () => Promise<void>; disable: () => Promise<void> }) => void
  fundingSource?: string
}

/** One set of buttons: one for each funding source that is not switched off. */
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
    const { host, root } = await makePlace(parent)
    // Closed while it was on its way, as happens when a shop changes its mind about the amount.
    if (this.#isClosed) return host.remove()
    this.#host = host
    this.#buttons = this.#fundings().map((funding) => this.#makeButton(funding))
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

  #makeButton(funding: Funding): HTMLButtonElement {
    const button = make('button', `pay pay-${funding}`, say(this.#language, funding))
    button.type = 'button'
    button.lang = this.#language
    button.addEventListener('click', () => void this.#pay(funding))
    return button
  }

  /** From the press to the end: one window at a time. */
  async #pay(funding: Funding): Promise<void> {
    if (this.#isOpen) return
    this.#isOpen = true
    try {
      await this.#options.onClick?.({ fundingSource: funding }, {})
      const orderId = await this.#options.createOrder?.({ paymentSource: funding }, {})
      if (!orderId) throw new Error('Expected an order id to be passed.')
      await this.#ask(orderId, false)
    } catch (error) {
      this.#options.onError?.(error)
    } finally {
      this.#isOpen = false
    }
  }

  async #ask(orderId: string, wasDeclined: boolean): Promise<void> {
    const decision = await askBuyer(orderId, this.#language, wasDeclined)
    if (decision.kind === 'failed') throw new Error('PayPal failed, as it was told to.')
    if (decision.kind === 'cancelled') return this.#options.onCancel?.({ orderID: orderId }, {})
    let again = false
    const actions = { restart: () => void (again = true) }
    await this.#options.onApprove?.({ orderID: orderId, payerID: decision.payerId }, actions)
    if (again) await this.#ask(orderId, true)
  }
}
