import { say, type Language } from './words.ts'

type SheetWords = { language: Language; name: string; title: string; text: string; amount: string }
type SheetButton<Choice> = { choice: Choice; words: string; main?: boolean }

/** A dialog of somebody else's over the shop's page: the bank's question, a wallet's sheet. */
export class Sheet<Choice extends string> {
  #host = document.createElement('div')
  #looks = document.createElement('link')
  #dialog = document.createElement('dialog')
  #error = document.createElement('p')
  #buttons: HTMLButtonElement[]

  /** Closing the dialog counts as the choice `dismissed`. */
  constructor(
    words: SheetWords,
    buttons: readonly SheetButton<Choice>[],
    dismissed: Choice,
    onChoice: (choice: Choice) => void,
  ) {
    const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') =>
      Object.assign(document.createElement(tag), { className, textContent: text })
    const title = make('h2', 'bank-title', words.title)
    const text = make('p', 'bank-text', words.text)
    title.id = 'bank-title'
    text.id = 'bank-text'
    const amount = make('dl', 'bank-amount')
    amount.append(make('dt', '', say(words.language, 'amount')), make('dd', '', words.amount))
    this.#error.className = 'error'
    this.#error.setAttribute('role', 'alert')
    this.#buttons = buttons.map(({ choice, words: label, main }) => {
      const button = make('button', `bank-button${main ? ' bank-complete' : ''}`, label)
      button.type = 'button'
      button.addEventListener('click', () => onChoice(choice))
      return button
    })
    const actions = make('div', 'bank-actions')
    actions.append(...this.#buttons)
    Object.assign(this.#dialog, { className: 'bank', lang: words.language })
    this.#dialog.setAttribute('aria-labelledby', title.id)
    this.#dialog.setAttribute('aria-describedby', text.id)
    this.#dialog.append(make('p', 'bank-name', words.name), title, text, amount, this.#error, actions)
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      if (!this.#buttons.some(({ disabled }) => disabled)) onChoice(dismissed)
    })
    Object.assign(this.#looks, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    this.#host.attachShadow({ mode: 'open' }).append(this.#looks, this.#dialog)
  }

  async show(): Promise<void> {
    const dressed = new Promise((resolve) => {
      for (const event of ['load', 'error']) this.#looks.addEventListener(event, resolve)
    })
    document.body.append(this.#host)
    await dressed
    this.#dialog.showModal()
  }

  /** While it waits for somebody's answer nothing can be pressed. */
  wait(): void {
    for (const button of this.#buttons) button.disabled = true
  }

  /** Says what went wrong; another choice may be made. */
  fail(message: string): void {
    this.#error.textContent = message
    for (const button of this.#buttons) button.disabled = false
  }

  close(): void {
    this.#dialog.close()
    this.#host.remove()
  }
}

export function formatAmount(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)
}
