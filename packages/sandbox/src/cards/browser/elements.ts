import type { ValidationError } from './card-fields.ts'
import { CardElement, type ElementType, type FormContext } from './element.ts'
import type { Appearance, ElementOptions } from './looks.ts'
import { languageOf, type Language } from './words.ts'

export type ElementsOptions = {
  clientSecret?: string
  locale?: string
  appearance?: Appearance
  [name: string]: unknown
}

/** The provider's components carry their type; scripts without them name it. */
type ElementReference = ElementType | { __elementType?: ElementType }

/** A form of elements, as `stripe.elements()` gives it. */
export class CardElements {
  #options: ElementsOptions
  #elements: CardElement[] = []
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

  create(type: ElementType, options: ElementOptions = {}): CardElement {
    if (!['payment', 'card', 'cardNumber', 'cardExpiry', 'cardCvc'].includes(type)) {
      throw new Error(`The sandbox has no "${type}" element.`)
    }
    if (this.getElement(type)) throw new Error(`Can only create one Element of type ${type}.`)
    const element = new CardElement(type, options, this.#context, (removed) => {
      this.#elements = this.#elements.filter((each) => each !== removed)
    })
    this.#elements.push(element)
    return element
  }

  getElement(reference: ElementReference): CardElement | null {
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

  async submit(): Promise<{ error: ValidationError } | { selectedPaymentMethod: 'card' }> {
    const error = this.require()
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }

  has(element: unknown): boolean {
    return this.#elements.includes(element as CardElement)
  }

  /** Marks what is missing or wrong in the whole form; the first such field gets the focus. */
  require(): ValidationError | undefined {
    const fields = this.#elements.flatMap((element) => element.fields)
    const errors = fields.map((field) => field.require())
    const first = errors.findIndex((error) => error !== undefined)
    fields[first]?.input.focus()
    return errors[first]
  }

  card(): Record<string, string> {
    return Object.assign({}, ...this.#elements.map((element) => element.card())) as Record<string, string>
  }

  #field(kind: string) {
    return this.#elements.flatMap((element) => element.fields).find((field) => field.kind === kind)
  }
}
