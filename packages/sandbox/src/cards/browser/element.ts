import type { CardBrand, FieldKind } from './card-rules.ts'
import { expiryOf, digitsOf } from './card-rules.ts'
import { CardField, type ValidationError } from './card-fields.ts'
import { Listeners } from './listeners.ts'
import { dress, type Appearance, type ElementOptions } from './looks.ts'
import { Seat } from './seat.ts'
import type { Language } from './words.ts'

export type ElementType = 'payment' | 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'
type EventName = 'change' | 'ready' | 'focus' | 'blur' | 'escape' | 'click' | 'loaderstart' | 'loaderror'
type Handler = (event?: unknown) => void

const fieldKinds: Record<ElementType, readonly FieldKind[]> = {
  payment: ['number', 'expiry', 'cvc'],
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
}

/** What the elements of one form share: the brand typed into one decides the code's length in another. */
export type FormContext = {
  language: Language
  appearance: Appearance
  brand: () => CardBrand
  settle: () => void
}

/** A mounted part of the card form, with the methods and events of the provider's elements. */
export class CardElement {
  readonly _type: ElementType
  readonly fields: CardField[]
  #context: FormContext
  #options: ElementOptions
  #host = document.createElement('div')
  #root: ShadowRoot
  #seat: Seat | undefined
  #listeners = new Listeners<EventName>()
  #reported = ''
  #ready = false
  #onRemove: (element: CardElement) => void

  constructor(
    type: ElementType,
    options: ElementOptions,
    context: FormContext,
    onRemove: (element: CardElement) => void,
  ) {
    this._type = type
    this.#options = options
    this.#context = context
    this.#onRemove = onRemove
    this.#root = this.#host.attachShadow({ mode: 'open', delegatesFocus: true })
    const looks = document.createElement('link')
    Object.assign(looks, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    for (const event of ['load', 'error']) looks.addEventListener(event, () => this.#becomeReady())
    const set = document.createElement('div')
    set.className = `set set-${type}`
    this.fields = fieldKinds[type].map(
      (kind) => new CardField(kind, context.language, context.brand, () => this.settle()),
    )
    set.append(...this.fields.map((field) => field.node))
    this.#root.append(looks, set)
    this.#listen(set)
    this.dress()
  }

  mount(target: string | HTMLElement): this {
    this.#seat = new Seat(target, this.#host, () => this.focus())
    this.settle()
    return this
  }

  unmount(): this {
    this.#seat?.leave(this.#options)
    this.#seat = undefined
    return this
  }

  destroy(): this {
    this.unmount()
    this.#listeners.clear()
    this.#onRemove(this)
    return this
  }

  on(name: EventName, handler: Handler): this {
    this.#listeners.add(name, handler)
    if (name === 'ready' && this.#ready) queueMicrotask(() => handler({ elementType: this._type }))
    return this
  }

  off(name: EventName, handler?: Handler): this {
    this.#listeners.remove(name, handler)
    return this
  }

  once(name: EventName, handler: Handler): this {
    this.#listeners.addOnce(name, handler)
    return this
  }

  update(options: ElementOptions): this {
    this.#options = { ...this.#options, ...options }
    this.dress()
    return this
  }

  focus(): void {
    this.fields[0]?.input.focus()
  }

  blur(): void {
    this.fields.forEach((field) => field.input.blur())
  }

  clear(): void {
    this.fields.forEach((field) => field.clear())
    this.settle()
  }

  collapse(): void {}

  /** Takes over the form's language and looks. */
  dress(): void {
    this.fields.forEach((field) => field.speak(this.#context.language))
    this.#host.lang = this.#context.language
    dress(this.#host, this.#options, this.#context.appearance)
    for (const { input } of this.fields) input.disabled = this.#options.disabled ?? false
    this.settle()
  }

  /** Shows and tells what the fields hold now. */
  settle(): void {
    const error = this.#report()
    this.#seat?.mark('invalid', error !== undefined, this.#options)
    this.#seat?.mark('complete', this.complete, this.#options)
    this.#seat?.mark('empty', this.empty, this.#options)
  }

  get complete(): boolean {
    return this.fields.every((field) => field.complete)
  }

  get empty(): boolean {
    return this.fields.every((field) => field.empty)
  }

  /** Marks every field that is missing or wrong and gives the first error. */
  require(): ValidationError | undefined {
    const errors = this.fields.map((field) => field.require())
    return errors.find((error) => error !== undefined)
  }

  /** The typed card as the provider's calls take it. */
  card(): Record<string, string> {
    const card: Record<string, string> = {}
    for (const { kind, input } of this.fields) {
      if (kind === 'number') card.number = digitsOf(input.value)
      if (kind === 'cvc') card.cvc = digitsOf(input.value)
      if (kind === 'expiry') {
        const { month, year } = expiryOf(input.value)
        Object.assign(card, { exp_month: String(month), exp_year: String(year) })
      }
    }
    return card
  }

  #report(): ValidationError | undefined {
    this.fields.forEach((field) => field.paint(field.error))
    const error = this.fields.map((field) => field.error).find((each) => each !== undefined)
    const number = this.fields.find((field) => field.kind === 'number')
    const event = {
      elementType: this._type,
      empty: this.empty,
      complete: this.complete,
      ...(this._type === 'payment' ? { collapsed: false, value: { type: 'card' } } : { error }),
      ...(number && this._type !== 'payment' && { brand: number.brand }),
    }
    const state = JSON.stringify(event)
    const first = this.#reported === ''
    if (state === this.#reported) return error
    this.#reported = state
    if (!first) this.#listeners.tell('change', event)
    if (number) this.#context.settle()
    return error
  }

  #becomeReady(): void {
    if (this.#ready) return
    this.#ready = true
    this.#listeners.tell('ready', { elementType: this._type })
  }

  #listen(set: HTMLElement): void {
    const about = { elementType: this._type }
    set.addEventListener('focusin', () => {
      this.#seat?.mark('focus', true, this.#options)
      this.#listeners.tell('focus', about)
    })
    set.addEventListener('focusout', () => {
      this.#seat?.mark('focus', false, this.#options)
      this.#listeners.tell('blur', about)
    })
    set.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#listeners.tell('escape', about)
      // Inputs in a shadow tree belong to no form, so Enter has to be passed on.
      if (event.key === 'Enter') this.#host.closest('form')?.requestSubmit()
    })
  }
}
