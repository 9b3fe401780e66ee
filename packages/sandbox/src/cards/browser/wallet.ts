import { Listeners } from './listeners.ts'
import type { ElementOptions } from './looks.ts'
import { formatAmount, Sheet } from './sheet.ts'
import { say, type Language } from './words.ts'

type WalletName = 'apple_pay' | 'google_pay'
type WalletEvent = 'ready' | 'click' | 'confirm' | 'cancel' | 'loaderror' | 'focus' | 'blur' | 'escape'
type Handler = (event?: unknown) => void

/** What an express element knows of its form: the language, and what is to be paid. */
export type WalletForm = () => { language: Language; amount: number; currency: string }

const wallets: readonly (readonly [WalletName, option: string, label: string])[] = [
  ['apple_pay', 'applePay', 'Apple Pay'],
  ['google_pay', 'googlePay', 'Google Pay'],
]

/** What the wallet's card does when it is charged: the provider's ready-made methods. */
const releases = { pay: 'pm_card_visa', refused: 'pm_card_chargeDeclined' } as const

/**
 * The provider's express buttons. A browser has no wallet here unless its `sandbox_wallets` cookie names some,
 * as `google_pay.apple_pay`; the sandbox's front page sets it.
 */
export class WalletButtons {
  readonly _type = 'expressCheckout'
  readonly fields = []
  /** The method that the customer has released for this payment. */
  released: string | undefined
  #listeners = new Listeners<WalletEvent>()
  #host = document.createElement('div')
  #form: WalletForm
  #onRemove: (element: WalletButtons) => void
  #sheet: Sheet<'pay' | 'refused' | 'cancel'> | undefined
  #offered: typeof wallets

  constructor(
    options: Record<string, unknown>,
    form: WalletForm,
    onRemove: (element: WalletButtons) => void,
  ) {
    this.#form = form
    this.#onRemove = onRemove
    const wanted = (options.paymentMethods ?? {}) as Record<string, string>
    const had = /(?:^|; )sandbox_wallets=([^;]*)/.exec(document.cookie)?.[1]?.split('.') ?? []
    this.#offered = wallets.filter(([name, option]) => had.includes(name) && wanted[option] !== 'never')
    const looks = document.createElement('link')
    Object.assign(looks, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    const buttons = document.createElement('div')
    buttons.className = 'wallets'
    buttons.append(...this.#offered.map(([name, , label]) => this.#button(name, label)))
    this.#host.attachShadow({ mode: 'open' }).append(looks, buttons)
  }

  mount(target: string | HTMLElement): this {
    const seat = typeof target === 'string' ? document.querySelector(target) : target
    seat?.append(this.#host)
    const offered = Object.fromEntries(this.#offered.map(([, option]) => [option, true]))
    const event = {
      elementType: this._type,
      availablePaymentMethods: this.#offered.length > 0 ? offered : undefined,
    }
    queueMicrotask(() => this.#listeners.tell('ready', event))
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

  /** Takes over the form's language and looks: the buttons are the wallets' own and have none of either. */
  dress(): void {}
  settle(): void {}

  card(): Record<string, string> {
    return {}
  }

  /** The payment has been answered, whatever the answer. */
  finish(): void {
    this.released = undefined
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
      this.#listeners.tell('click', { elementType: this._type, expressPaymentType: name, resolve: open })
    })
    return button
  }

  #open(name: WalletName, label: string): void {
    const { language, amount, currency } = this.#form()
    const words = {
      language,
      name: label,
      title: say(language, 'walletTitle'),
      text: say(language, 'walletText'),
      amount: formatAmount(amount, currency, language),
    }
    this.#sheet = new Sheet(
      words,
      [
        { choice: 'pay', words: say(language, 'walletPay'), main: true },
        { choice: 'refused', words: say(language, 'walletRefused') },
        { choice: 'cancel', words: say(language, 'walletCancel') },
      ],
      'cancel',
      (choice) => {
        if (choice === 'cancel') {
          this.finish()
          return this.#listeners.tell('cancel', { elementType: this._type })
        }
        this.#sheet?.wait()
        this.released = releases[choice]
        this.#listeners.tell('confirm', {
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
