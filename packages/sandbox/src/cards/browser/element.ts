import { applyAppearance, type Appearance, type ElementOptions } from './appearance.ts'
import { CardField, type ValidationError } from './card-fields.ts'
import { type CardBrand, type FieldKind, expiryOf, digitsOf } from './card-rules.ts'
import { ElementContainer } from './element-container.ts'
import { Listeners } from './listeners.ts'
import type { Language } from './messages.ts'

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

/** State shared by the elements of a form: the brand in one determines the length of the code in another. */
export type FormContext = {
  language: Language
  appearance: Appearance
  brand: () => CardBrand
  onNumberChange: () => void
}

/** A mountable element of the card form, with the methods and events of the provider's elements. */
export class CardElement {
  readonly _type: ElementType
  readonly fields: CardField[]
  #context: FormContext
  #options: ElementOptions
  #host = document.createElement('div')
  #root: ShadowRoot
  #container: ElementContainer | undefined
  #listeners = new Listeners<EventName>()
  #lastState = ''
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
    const stylesheet = document.createElement('link')
    Object.assign(stylesheet, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    for (const event of ['load', 'error']) stylesheet.addEventListener(event, () => this.#setReady())
    const set = document.createElement('div')
    set.className = `set set-${type}`
    this.fields = fieldKinds[type].map(
      (kind) => new CardField(kind, context.language, context.brand, () => this.refresh()),
    )
    set.append(...this.fields.map((field) => field.node))
    this.#root.append(stylesheet, set)
    this.#listen(set)
    this.applyOptions()
  }

  mount(target: string | HTMLElement): this {
    this.#container = new ElementContainer(target, this.#host, () => this.focus())
    this.refresh()
    return this
  }

  unmount(): this {
    this.#container?.remove(this.#options)
    this.#container = undefined
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
    this.applyOptions()
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
    this.refresh()
  }

  collapse(): void {}

  /** Applies the form's language, appearance and options. */
  applyOptions(): void {
    this.fields.forEach((field) => field.setLanguage(this.#context.language))
    this.#host.lang = this.#context.language
    applyAppearance(this.#host, this.#options, this.#context.appearance)
    for (const { input } of this.fields) input.disabled = this.#options.disabled ?? false
    this.refresh()
  }

  /** Updates the shown errors and the container's state, and emits a change. */
  refresh(): void {
    const error = this.#emitChange()
    this.#container?.setState('invalid', error !== undefined, this.#options)
    this.#container?.setState('complete', this.complete, this.#options)
    this.#container?.setState('empty', this.empty, this.#options)
  }

  get complete(): boolean {
    return this.fields.every((field) => field.complete)
  }

  get empty(): boolean {
    return this.fields.every((field) => field.empty)
  }

  /** Shows the errors of all fields and returns the first. */
  validate(): ValidationError | undefined {
    const errors = this.fields.map((field) => field.validate())
    return errors.find((error) => error !== undefined)
  }

  /** The entered card as request parameters. */
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

  #emitChange(): ValidationError | undefined {
    this.fields.forEach((field) => field.showError(field.error))
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
    const isInitial = this.#lastState === ''
    if (state === this.#lastState) return error
    this.#lastState = state
    if (!isInitial) this.#listeners.emit('change', event)
    if (number) this.#context.onNumberChange()
    return error
  }

  #setReady(): void {
    if (this.#ready) return
    this.#ready = true
    this.#listeners.emit('ready', { elementType: this._type })
  }

  #listen(set: HTMLElement): void {
    const detail = { elementType: this._type }
    set.addEventListener('focusin', () => {
      this.#container?.setState('focus', true, this.#options)
      this.#listeners.emit('focus', detail)
    })
    set.addEventListener('focusout', () => {
      this.#container?.setState('focus', false, this.#options)
      this.#listeners.emit('blur', detail)
    })
    set.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#listeners.emit('escape', detail)
      // Inputs in a shadow tree have no form owner, so Enter does not submit by itself.
      if (event.key === 'Enter') this.#host.closest('form')?.requestSubmit()
    })
  }
}
