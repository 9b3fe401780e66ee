import type { ElementOptions } from './appearance.ts'
import { Listeners } from './listeners.ts'
import { translate, type Language } from './messages.ts'
import { formatAmount, Sheet } from './sheet.ts'

type WalletName = 'apple_pay' | 'google_pay'
type WalletEvent = 'ready' | 'click' | 'confirm' | 'cancel' | 'loaderror' | 'focus' | 'blur' | 'escape'
type Handler = (event?: unknown) => void

/** Returns the form's language and the amount to pay. */
export type WalletContext = () => { language: Language; amount: number; currency: string }

const wallets: readonly (readonly [WalletName, option: string, label: string])[] = [
  ['apple_pay', 'applePay', 'Apple Pay'],
  ['google_pay', 'googlePay', 'Google Pay'],
]

/** The provider's test payment method for each choice. */
const methodByChoice = { pay: 'pm_card_visa', refused: 'pm_card_chargeDeclined' } as const

/**
 * The provider's express checkout buttons. A browser has no wallet unless its `sandbox_wallets` cookie, set on the
 * sandbox's home page, lists some, such as `google_pay.apple_pay`.
 */
export class WalletButtons {
  readonly _type = 'expressCheckout'
  readonly fields = []
  /** The payment method that the customer has chosen in the wallet. */
  paymentMethodId: string | undefined
  #listeners = new Listeners<WalletEvent>()
  #host = document.createElement('div')
  #context: WalletContext
  #onRemove: (element: WalletButtons) => void
  #sheet: Sheet<'pay' | 'refused' | 'cancel'> | undefined
  #offered: typeof wallets

  constructor(
    options: Record<string, unknown>,
    context: WalletContext,
    onRemove: (element: WalletButtons) => void,
  ) {
    this.#context = context
    this.#onRemove = onRemove
    const requested = (options.paymentMethods ?? {}) as Record<string, string>
    const enabled = /(?:^|; )sandbox_wallets=([^;]*)/.exec(document.cookie)?.[1]?.split('.') ?? []
    this.#offered = wallets.filter(
      ([name, option]) => enabled.includes(name) && requested[option] !== 'never',
    )
    const stylesheet = document.createElement('link')
    Object.assign(stylesheet, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    const buttons = document.createElement('div')
    buttons.className = 'wallets'
    buttons.append(...this.#offered.map(([name, , label]) => this.#button(name, label)))
    this.#host.attachShadow({ mode: 'open' }).append(stylesheet, buttons)
  }

  mount(target: string | HTMLElement): this {
    const container = typeof target === 'string' ? document.querySelector(target) : target
    container?.append(this.#host)
    const offered = Object.fromEntries(this.#offered.map(([, option]) => [option, true]))
    const event = {
      elementType: this._type,
      availablePaymentMethods: this.#offered.length > 0 ? offered : undefined,
    }
    queueMicrotask(() => this.#listeners.emit('ready', event))
    return this
  }

  unmount(): this {
    this.#host.remove()
    return this
  }

  destroy(): this {
    this.unmount()
    this.#listeners.clear()
    this.#onRemove(this)
    return this
  }

  on(name: WalletEvent, handler: Handler): this {
    this.#listeners.add(name, handler)
    return this
  }

  off(name: WalletEvent, handler?: Handler): this {
    this.#listeners.remove(name, handler)
    return this
  }

  once(name: WalletEvent, handler: Handler): this {
    this.#listeners.addOnce(name, handler)
    return this
  }

  update(_options: ElementOptions): this {
    return this
  }

  /** The buttons do not depend on the form's language and appearance. */
  applyOptions(): void {}
  refresh(): void {}

  card(): Record<string, string> {
    return {}
  }

  /** Called with the payment's result, whatever it is. */
  finish(): void {
    this.paymentMethodId = undefined
    this.#sheet?.close()
    this.#sheet = undefined
  }

  #button(name: WalletName, label: string): HTMLButtonElement {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: `wallet wallet-${name}`,
      textContent: label,
    })
    button.addEventListener('click', () => {
      const open = () => this.#open(name, label)
      if (!this.#listeners.has('click')) return open()
      this.#listeners.emit('click', { elementType: this._type, expressPaymentType: name, resolve: open })
    })
    return button
  }

  #open(name: WalletName, label: string): void {
    const { language, amount, currency } = this.#context()
    const text = {
      language,
      name: label,
      title: translate(language, 'walletTitle'),
      text: translate(language, 'walletText'),
      amount: formatAmount(amount, currency, language),
    }
    this.#sheet = new Sheet(
      text,
      [
        { choice: 'pay', label: translate(language, 'walletPay'), isPrimary: true },
        { choice: 'refused', label: translate(language, 'walletRefused') },
        { choice: 'cancel', label: translate(language, 'walletCancel') },
      ],
      'cancel',
      (choice) => {
        if (choice === 'cancel') {
          this.finish()
          return this.#listeners.emit('cancel', { elementType: this._type })
        }
        this.#sheet?.disable()
        this.paymentMethodId = methodByChoice[choice]
        this.#listeners.emit('confirm', {
          elementType: this._type,
          expressPaymentType: name,
          billingDetails: { name: 'Ana Ruiz' },
          paymentFailed: () => this.finish(),
        })
      },
    )
    void this.#sheet.show()
  }
}
