import { brandRule, digitsOf, faultOf, formatField, type CardBrand, type FieldKind } from './card-rules.ts'
import { say, type Language, type WordName } from './words.ts'

export type ValidationError = { type: 'validation_error'; code: WordName; message: string }

/** Short, so that a whole number fits beside them on the narrowest phone. */
const brandMarks: Record<CardBrand, string> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  unknown: '',
}

/** One typed part of a card: its label, input, brand mark and error, and what they know. */
export class CardField {
  readonly kind: FieldKind
  readonly node: HTMLElement
  readonly input: HTMLInputElement
  #label: HTMLElement
  #error: HTMLElement
  #mark: HTMLElement | undefined
  #language: Language
  /** The brand typed into the number field, which decides the length of the security code. */
  #brand: () => CardBrand
  /** A half-typed field is not called wrong before the customer has left it. */
  #left = false

  constructor(kind: FieldKind, language: Language, brand: () => CardBrand, onChange: () => void) {
    this.kind = kind
    this.#language = language
    this.#brand = brand
    this.node = make('div', `field field-${kind}`)
    this.#label = make('label', 'label')
    this.input = make('input', 'input')
    this.#error = make('p', 'error')
    const id = `card-${kind}`
    this.#label.setAttribute('for', id)
    this.#error.id = `${id}-error`
    Object.assign(this.input, {
      id,
      name: `sandbox-${kind}`,
      type: 'text',
      inputMode: 'numeric',
      spellcheck: false,
    })
    this.input.autocomplete = kind === 'number' ? 'cc-number' : kind === 'expiry' ? 'cc-exp' : 'cc-csc'
    this.input.setAttribute('aria-describedby', this.#error.id)
    const frame = make('div', 'frame')
    frame.append(this.input)
    if (kind === 'number') {
      this.#mark = make('span', 'mark')
      this.#mark.setAttribute('aria-hidden', 'true')
      frame.append(this.#mark)
    }
    this.node.append(this.#label, frame, this.#error)
    this.speak(language)
    this.input.addEventListener('input', (event) => {
      this.#format(event)
      onChange()
    })
    this.input.addEventListener('blur', () => {
      this.#left = true
      onChange()
    })
  }

  get empty(): boolean {
    return this.input.value === ''
  }

  get complete(): boolean {
    return this.fault === undefined
  }

  get fault(): WordName | undefined {
    return faultOf(this.kind, this.input.value, this.#brand(), new Date())
  }

  get brand(): CardBrand {
    return brandRule(digitsOf(this.input.value)).brand
  }

  /** What to tell the customer now. */
  get error(): ValidationError | undefined {
    const { fault } = this
    if (!fault || this.empty) return undefined
    const unfinished = fault.startsWith('incomplete')
    return unfinished && !this.#left ? undefined : this.#word(fault)
  }

  /** Also what an empty field lacks, for the moment of paying. */
  require(): ValidationError | undefined {
    this.#left = true
    const { fault } = this
    this.paint(fault && this.#word(fault))
    return fault && this.#word(fault)
  }

  speak(language: Language): void {
    this.#language = language
    this.#label.textContent = say(language, this.kind)
    const hints = { number: '1234 1234 1234 1234', expiry: say(language, 'expiryHint'), cvc: 'CVC' }
    this.input.placeholder = hints[this.kind]
  }

  paint(error: ValidationError | undefined): void {
    this.#error.textContent = error?.message ?? ''
    this.input.setAttribute('aria-invalid', String(error !== undefined))
    if (this.#mark) {
      this.#mark.textContent = brandMarks[this.brand]
    }
  }

  clear(): void {
    this.input.value = ''
    this.#left = false
  }

  #word(code: WordName): ValidationError {
    return { type: 'validation_error', code, message: say(this.#language, code) }
  }

  /** Writes the digits in groups and leaves the caret behind the same digit as before. */
  #format(event: Event): void {
    const { input } = this
    const caret = input.selectionStart ?? input.value.length
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length
    const atEnd = caret === input.value.length
    const deleting = 'inputType' in event && String(event.inputType).startsWith('delete')
    input.value = formatField(this.kind, input.value, deleting, this.#brand())
    const position = atEnd ? input.value.length : positionAfter(input.value, digitsBefore)
    input.setSelectionRange(position, position)
  }
}

function positionAfter(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  node.className = className
  return node
}
