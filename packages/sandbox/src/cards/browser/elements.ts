import type { CardField, ValidationError } from './card-fields.ts'
import { CardElement, type ElementType, type FormContext } from './element.ts'
import type { Appearance, ElementOptions } from './looks.ts'
import { WalletButtons } from './wallet.ts'
import { languageOf, type Language } from './words.ts'

export type ElementsOptions = {
  clientSecret?: string
  /** Of a form that was made before its payment. */
  amount?: number
  currency?: string
  locale?: string
  appearance?: Appearance
  [name: string]: unknown
}

/** The provider's components carry their type; scripts without them name it. */
type AnyType = ElementType | 'expressCheckout'
type AnyElement = CardElement | WalletButtons
type ElementReference = AnyType | { __elementType?: AnyType }

/** A form of elements, as `stripe.elements()` gives it. */
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
      settle: () => {
        for (const element of this.#elements) if (element._type === 'cardCvc') element.settle()
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
    const forget = (removed: AnyElement) => {
      this.#elements = this.#elements.filter((each) => each !== removed)
    }
    const element =
      type === 'expressCheckout'
        ? new WalletButtons(options as Record<string, unknown>, () => this.#toPay(), forget)
        : new CardElement(type, options, this.#context, forget)
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
    this.#elements.forEach((element) => element.dress())
  }

  async fetchUpdates(): Promise<Record<string, never>> {
    return {}
  }

  /** The wallet of this form that the customer has released a card from. */
  get wallet(): WalletButtons | undefined {
    return this.#elements.find((each): each is WalletButtons => 'released' in each && Boolean(each.released))
  }

  async submit(): Promise<{ error: ValidationError } | { selectedPaymentMethod: 'card' }> {
    const error = this.require()
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }

  has(element: unknown): boolean {
    return this.#elements.includes(element as AnyElement)
  }

  /** Marks what is missing or wrong in the whole form; the first such field gets the focus. */
  require(): ValidationError | undefined {
    const fields = this.#elements.flatMap((element): readonly CardField[] => element.fields)
    const errors = fields.map((field) => field.require())
    const first = errors.findIndex((error) => error !== undefined)
    fields[first]?.input.focus()
    return errors[first]
  }

  card(): Record<string, string> {
    return Object.assign({}, ...this.#elements.map((element) => element.card())) as Record<string, string>
  }

  #toPay() {
    const { amount = 0, currency = 'eur' } = this.#options
    return { language: this.language, amount, currency }
  }

  #field(kind: string) {
    return this.#elements
      .flatMap((element): readonly CardField[] => element.fields)
      .find((field) => field.kind === kind)
  }
}
