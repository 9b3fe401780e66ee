import { approve, readOrder, type Means, type OrderView } from './calls.ts'
import { make, makePlace } from './looks.ts'
import { say, type Language } from './words.ts'

/** How the buyer leaves PayPal's window. */
export type Decision = { kind: 'approved'; payerId: string } | { kind: 'cancelled' } | { kind: 'failed' }

const means: readonly Means[] = ['balance', 'declined', 'pending']

/**
 * PayPal's window, as a sheet on the shop's page: the buyer sees what is paid, chooses a means, and pays, turns
 * back, or sees PayPal fail. Rejects when the order cannot be read.
 */
export async function askBuyer(orderId: string, language: Language, wasDeclined: boolean): Promise<Decision> {
  const order = await readOrder(orderId)
  const { host, root } = await makePlace(document.body)
  const { dialog, error, pay, cancel, fail, chosen } = makeSheet(order, language)
  if (wasDeclined) error.textContent = say(language, 'wasDeclined')
  root.append(dialog)
  dialog.showModal()

  return new Promise((resolve) => {
    const leave = (decision: Decision) => {
      dialog.close()
      host.remove()
      resolve(decision)
    }
    const agree = async () => {
      pay.disabled = true
      try {
        const approved = await approve(orderId, chosen())
        leave({ kind: 'approved', payerId: approved.payer_id ?? '' })
      } catch {
        error.textContent = say(language, 'connection')
        pay.disabled = false
      }
    }
    pay.addEventListener('click', () => void agree())
    cancel.addEventListener('click', () => leave({ kind: 'cancelled' }))
    fail.addEventListener('click', () => leave({ kind: 'failed' }))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      leave({ kind: 'cancelled' })
    })
  })
}

function makeSheet(order: OrderView, language: Language) {
  const dialog = make('dialog', 'sheet')
  const title = make('h2', 'title', say(language, 'title'))
  const text = make('p', 'text', [order.description, say(language, 'text')].filter(Boolean).join('. '))
  title.id = 'sheet-title'
  text.id = 'sheet-text'
  dialog.lang = language
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  const amount = make('dl', 'amount')
  amount.append(make('dt', '', say(language, 'amount')), make('dd', '', formatAmount(order, language)))
  const error = make('p', 'error')
  error.setAttribute('role', 'alert')
  const { fieldset, chosen } = makeMeans(language)
  const [pay, cancel, fail] = (['approve', 'cancel', 'fail'] as const).map((name) =>
    Object.assign(make('button', name, say(language, name)), { type: 'button' as const }),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const actions = make('div', 'actions')
  actions.append(pay, cancel, fail)
  dialog.append(make('p', 'name', say(language, 'name')), title, text, amount, fieldset, error, actions)
  return { dialog, error, pay, cancel, fail, chosen }
}

function makeMeans(language: Language) {
  const fieldset = make('fieldset', 'means')
  fieldset.append(make('legend', '', say(language, 'means')))
  const inputs = means.map((value) => {
    const input = Object.assign(make('input', ''), { type: 'radio', name: 'means', value })
    const label = make('label', 'mean')
    label.append(input, say(language, value))
    fieldset.append(label)
    return input
  })
  inputs[0]!.checked = true
  const chosen = () => (inputs.find((input) => input.checked)?.value ?? 'balance') as Means
  return { fieldset, chosen }
}

function formatAmount({ amount }: OrderView, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency_code })
  return format.format(Number(amount.value))
}
