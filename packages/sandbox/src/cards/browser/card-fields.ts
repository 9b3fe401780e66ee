import {
  brandRule,
  digitsOf,
  validateField,
  formatField,
  type CardBrand,
  type FieldKind,
} from './card-rules.ts'
import { translate, type Language, type MessageKey } from './messages.ts'

export type ValidationError = { type: 'validation_error'; code: MessageKey; message: string }

/** Short, so that a card number fits beside them at 320 px. */
const brandLabels: Record<CardBrand, string> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  unknown: '',
}

/** An input of the card form with its label, brand and error. */
export class CardField {
  readonly kind: FieldKind
  readonly node: HTMLElement
  readonly input: HTMLInputElement
  #label: HTMLElement
  #error: HTMLElement
  #brandLabel: HTMLElement | undefined
  #language: Language
  /** The brand typed into the number field, which decides the length of the security code. */
  #brand: () => CardBrand
  /** An incomplete value is shown as an error only after the first blur. */
  #wasBlurred = false

  constructor(kind: FieldKind, language: Language, brand: () => CardBrand, onChange: () => void) {
    this.kind = kind
    this.#language = language
    this.#brand = brand
    this.node = createElement('div', `field field-${kind}`)
    this.#label = createElement('label', 'label')
    this.input = createElement('input', 'input')
    this.#error = createElement('p', 'error')
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
    const frame = createElement('div', 'frame')
    frame.append(this.input)
    if (kind === 'number') {
      this.#brandLabel = createElement('span', 'mark')
      this.#brandLabel.setAttribute('aria-hidden', 'true')
      frame.append(this.#brandLabel)
    }
    this.node.append(this.#label, frame, this.#error)
    this.setLanguage(language)
    this.input.addEventListener('input', (event) => {
      this.#format(event)
      onChange()
    })
    this.input.addEventListener('blur', () => {
      this.#wasBlurred = true
      onChange()
    })
  }

  get empty(): boolean {
    return this.input.value === ''
  }

  get complete(): boolean {
    return this.problem === undefined
  }

  get problem(): MessageKey | undefined {
    return validateField(this.kind, this.input.value, this.#brand(), new Date())
  }

  get brand(): CardBrand {
    return brandRule(digitsOf(this.input.value)).brand
  }

  /** The error to show now. */
  get error(): ValidationError | undefined {
    const { problem } = this
    if (!problem || this.empty) return undefined
    const isIncomplete = problem.startsWith('incomplete')
    return isIncomplete && !this.#wasBlurred ? undefined : this.#toError(problem)
  }

  /** Validates on submit: an empty field is an error too. */
  validate(): ValidationError | undefined {
    this.#wasBlurred = true
    const { problem } = this
    this.showError(problem && this.#toError(problem))
    return problem && this.#toError(problem)
  }

  setLanguage(language: Language): void {
    this.#language = language
    this.#label.textContent = translate(language, this.kind)
    const hints = { number: '1234 1234 1234 1234', expiry: translate(language, 'expiryHint'), cvc: 'CVC' }
    this.input.placeholder = hints[this.kind]
  }

  showError(error: ValidationError | undefined): void {
    this.#error.textContent = error?.message ?? ''
    this.input.setAttribute('aria-invalid', String(error !== undefined))
    if (this.#brandLabel) {
      this.#brandLabel.textContent = brandLabels[this.brand]
    }
  }

  clear(): void {
    this.input.value = ''
    this.#wasBlurred = false
  }

  #toError(code: MessageKey): ValidationError {
    return { type: 'validation_error', code, message: translate(this.#language, code) }
  }

  /** Formats the digits and keeps the caret behind the same digit. */
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
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    if (count === digits) return index
    if (/\d/.test(text.charAt(index))) count += 1
  }
  return text.length
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  node.className = className
  return node
}
