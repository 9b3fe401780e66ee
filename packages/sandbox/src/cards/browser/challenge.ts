import type { Answer, IntentView, Line } from './calls.ts'
import { say } from './words.ts'

/**
 * Plays the customer's bank: asks in a dialog whether to approve the payment and reports the answer.
 * Closing the dialog counts as a refusal, as it does at the provider.
 */
export async function askHolder(line: Line, intent: IntentView): Promise<Answer<IntentView>> {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const looks = document.createElement('link')
  Object.assign(looks, { rel: 'stylesheet', href: '/sandbox/cards.css' })
  const { dialog, error, complete, fail } = makeDialog(line, intent)
  root.append(looks, dialog)
  document.body.append(host)
  await new Promise((resolve) => {
    looks.addEventListener('load', resolve)
    looks.addEventListener('error', resolve)
  })
  dialog.showModal()

  return new Promise((resolve) => {
    const answer = async (result: 'complete' | 'fail') => {
      complete.disabled = fail.disabled = true
      const outcome = await line.answerChallenge(intent.client_secret, result)
      if (outcome.error?.type === 'api_connection_error') {
        error.textContent = outcome.error.message
        complete.disabled = fail.disabled = false
        return
      }
      dialog.close()
      host.remove()
      resolve(outcome)
    }
    complete.addEventListener('click', () => void answer('complete'))
    fail.addEventListener('click', () => void answer('fail'))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      void answer('fail')
    })
  })
}

function makeDialog(line: Line, intent: IntentView) {
  const { language } = line
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') =>
    Object.assign(document.createElement(tag), { className, textContent: text })
  const dialog = make('dialog', 'bank')
  const title = make('h2', 'bank-title', say(language, 'bankTitle'))
  const text = make('p', 'bank-text', say(language, 'bankText'))
  title.id = 'bank-title'
  text.id = 'bank-text'
  dialog.lang = language
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  const amount = make('dl', 'bank-amount')
  amount.append(make('dt', '', say(language, 'amount')), make('dd', '', formatAmount(intent, language)))
  const error = make('p', 'error')
  error.setAttribute('role', 'alert')
  const complete = make('button', 'bank-button bank-complete', say(language, 'bankComplete'))
  const fail = make('button', 'bank-button bank-fail', say(language, 'bankFail'))
  complete.type = fail.type = 'button'
  const actions = make('div', 'bank-actions')
  actions.append(complete, fail)
  dialog.append(make('p', 'bank-name', say(language, 'bankName')), title, text, amount, error, actions)
  return { dialog, error, complete, fail }
}

function formatAmount({ amount, currency }: IntentView, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
}
