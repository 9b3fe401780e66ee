import { translate, type Language } from './messages.ts'

type SheetText = { language: Language; name: string; title: string; text: string; amount: string }
type SheetButton<Choice> = { choice: Choice; label: string; isPrimary?: boolean }

/** A third party's dialog over the shop's page: a bank's challenge or a wallet's payment sheet. */
export class Sheet<Choice extends string> {
  #host = document.createElement('div')
  #stylesheet = document.createElement('link')
  #dialog = document.createElement('dialog')
  #error = document.createElement('p')
  #buttons: HTMLButtonElement[]

  /** @param dismissed the choice made by closing the dialog. */
  constructor(
    content: SheetText,
    buttons: readonly SheetButton<Choice>[],
    dismissed: Choice,
    onChoice: (choice: Choice) => void,
  ) {
    const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') =>
      Object.assign(document.createElement(tag), { className, textContent: text })
    const title = make('h2', 'bank-title', content.title)
    const text = make('p', 'bank-text', content.text)
    title.id = 'bank-title'
    text.id = 'bank-text'
    const amount = make('dl', 'bank-amount')
    amount.append(make('dt', '', translate(content.language, 'amount')), make('dd', '', content.amount))
    this.#error.className = 'error'
    this.#error.setAttribute('role', 'alert')
    this.#buttons = buttons.map(({ choice, label, isPrimary }) => {
      const button = make('button', `bank-button${isPrimary ? ' bank-complete' : ''}`, label)
      button.type = 'button'
      button.addEventListener('click', () => onChoice(choice))
      return button
    })
    const actions = make('div', 'bank-actions')
    actions.append(...this.#buttons)
    Object.assign(this.#dialog, { className: 'bank', lang: content.language })
    this.#dialog.setAttribute('aria-labelledby', title.id)
    this.#dialog.setAttribute('aria-describedby', text.id)
    this.#dialog.append(make('p', 'bank-name', content.name), title, text, amount, this.#error, actions)
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      if (!this.#buttons.some(({ disabled }) => disabled)) onChoice(dismissed)
    })
    Object.assign(this.#stylesheet, { rel: 'stylesheet', href: '/sandbox/cards.css' })
    this.#host.attachShadow({ mode: 'open' }).append(this.#stylesheet, this.#dialog)
  }

  async show(): Promise<void> {
    const stylesheetSettled = new Promise((resolve) => {
      for (const event of ['load', 'error']) this.#stylesheet.addEventListener(event, resolve)
    })
    document.body.append(this.#host)
    await stylesheetSettled
    this.#dialog.showModal()
  }

  /** Disables the buttons while a request is pending. */
  disable(): void {
    for (const button of this.#buttons) button.disabled = true
  }

  /** Shows an error and enables the buttons again. */
  showError(message: string): void {
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
