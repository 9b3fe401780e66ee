import type { Appearance, ElementOptions } from './appearance.ts'
import type { CardField, ValidationError } from './card-fields.ts'
import { CardElement, type ElementType, type FormContext } from './element.ts'
import { languageOf, type Language } from './messages.ts'
import { WalletButtons } from './wallet.ts'

export type ElementsOptions = {
  clientSecret?: string
  /** For a form created before its payment intent. */
  amount?: number
  currency?: string
  locale?: string
  appearance?: Appearance
  [name: string]: unknown
}

/** The provider's React components pass themselves as the type; other callers pass its name. */
type AnyType = ElementType | 'expressCheckout'
type AnyElement = CardElement | WalletButtons
type ElementReference = AnyType | { __elementType?: AnyType }

/** The elements of one form, as returned by `stripe.elements()`. */
export class CardElements {
  #options: ElementsOptions
  #elements: AnyElement[] = []
  #context: FormContext

  constructor(options: ElementsOptions, locale: string | undefined) {
    this.#options = options
    this.#context = {
      language: languageOf(options.locale ?? locale),
      appearance: options.appearance ?? {},
      brand: () => this.#field('number')?.brand ?? 'unknown',
      onNumberChange: () => {
        for (const element of this.#elements) if (element._type === 'cardCvc') element.refresh()
      },
    }
  }

  get language(): Language {
    return this.#context.language
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret
  }

  create(type: AnyType, options: ElementOptions = {}): AnyElement {
    if (!['payment', 'card', 'cardNumber', 'cardExpiry', 'cardCvc', 'expressCheckout'].includes(type)) {
      throw new Error(`The sandbox has no "${type}" element.`)
    }
    if (this.getElement(type)) throw new Error(`Can only create one Element of type ${type}.`)
    const onRemove = (removed: AnyElement) => {
      this.#elements = this.#elements.filter((each) => each !== removed)
    }
    const element =
      type === 'expressCheckout'
        ? new WalletButtons(options as Record<string, unknown>, () => this.#paymentContext(), onRemove)
        : new CardElement(type, options, this.#context, onRemove)
    this.#elements.push(element)
    return element
  }

  getElement(reference: ElementReference): AnyElement | null {
    const type = typeof reference === 'string' ? reference : reference.__elementType
    return this.#elements.find((element) => element._type === type) ?? null
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options }
    if (options.locale) this.#context.language = languageOf(options.locale)
    if (options.appearance) this.#context.appearance = options.appearance
    this.#elements.forEach((element) => element.applyOptions())
  }

  async fetchUpdates(): Promise<Record<string, never>> {
    return {}
  }

  /** The form's wallet buttons, once the customer has chosen a card there. */
  get wallet(): WalletButtons | undefined {
    return this.#elements.find(
      (each): each is WalletButtons => 'paymentMethodId' in each && Boolean(each.paymentMethodId),
    )
  }

  async submit(): Promise<{ error: ValidationError } | { selectedPaymentMethod: 'card' }> {
    const error = this.validate()
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }

  has(element: unknown): boolean {
    return this.#elements.includes(element as AnyElement)
  }

  /** Validates the form, shows the errors and focuses the first invalid field. */
  validate(): ValidationError | undefined {
    const fields = this.#elements.flatMap((element): readonly CardField[] => element.fields)
    const errors = fields.map((field) => field.validate())
    const first = errors.findIndex((error) => error !== undefined)
    fields[first]?.input.focus()
    return errors[first]
  }

  card(): Record<string, string> {
    return Object.assign({}, ...this.#elements.map((element) => element.card())) as Record<string, string>
  }

  #paymentContext() {
    const { amount = 0, currency = 'eur' } = this.#options
    return { language: this.language, amount, currency }
  }

  #field(kind: string) {
    return this.#elements
      .flatMap((element): readonly CardField[] => element.fields)
      .find((field) => field.kind === kind)
  }
}
