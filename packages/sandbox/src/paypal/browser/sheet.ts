import { approve, readOrder, type InstrumentChoice, type OrderView } from './api-client.ts'
import { translate, type Language } from './messages.ts'
import { createElement, createShadowHost } from './shadow-host.ts'

/** How the buyer closes the sheet. */
export type Decision = { kind: 'approved'; payerId: string } | { kind: 'cancelled' } | { kind: 'failed' }

const choices: readonly InstrumentChoice[] = ['balance', 'declined', 'pending']

/**
 * Opens PayPal's window as a sheet on the shop's page: the buyer chooses an instrument and pays, cancels, or makes
 * PayPal fail. Rejects when the order cannot be fetched.
 */
export async function openSheet(
  orderId: string,
  language: Language,
  wasDeclined: boolean,
): Promise<Decision> {
  const order = await readOrder(orderId)
  const { host, root } = await createShadowHost(document.body)
  const { dialog, error, pay, cancel, fail, chosen } = createSheet(order, language)
  if (wasDeclined) error.textContent = translate(language, 'wasDeclined')
  root.append(dialog)
  dialog.showModal()

  return new Promise((resolve) => {
    const close = (decision: Decision) => {
      dialog.close()
      host.remove()
      resolve(decision)
    }
    const submit = async () => {
      pay.disabled = true
      try {
        const approved = await approve(orderId, chosen())
        close({ kind: 'approved', payerId: approved.payer_id ?? '' })
      } catch {
        error.textContent = translate(language, 'connection')
        pay.disabled = false
      }
    }
    pay.addEventListener('click', () => void submit())
    cancel.addEventListener('click', () => close({ kind: 'cancelled' }))
    fail.addEventListener('click', () => close({ kind: 'failed' }))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close({ kind: 'cancelled' })
    })
  })
}

function createSheet(order: OrderView, language: Language) {
  const dialog = createElement('dialog', 'sheet')
  const title = createElement('h2', 'title', translate(language, 'title'))
  const text = createElement(
    'p',
    'text',
    [order.description, translate(language, 'text')].filter(Boolean).join('. '),
  )
  title.id = 'sheet-title'
  text.id = 'sheet-text'
  dialog.lang = language
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  const amount = createElement('dl', 'amount')
  amount.append(
    createElement('dt', '', translate(language, 'amount')),
    createElement('dd', '', formatAmount(order, language)),
  )
  const error = createElement('p', 'error')
  error.setAttribute('role', 'alert')
  const { fieldset, chosen } = createInstrumentField(language)
  const [pay, cancel, fail] = (['approve', 'cancel', 'fail'] as const).map((name) =>
    Object.assign(createElement('button', name, translate(language, name)), { type: 'button' as const }),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const actions = createElement('div', 'actions')
  actions.append(pay, cancel, fail)
  dialog.append(
    createElement('p', 'name', translate(language, 'name')),
    title,
    text,
    amount,
    fieldset,
    error,
    actions,
  )
  return { dialog, error, pay, cancel, fail, chosen }
}

function createInstrumentField(language: Language) {
  const fieldset = createElement('fieldset', 'means')
  fieldset.append(createElement('legend', '', translate(language, 'means')))
  const inputs = choices.map((value) => {
    const input = Object.assign(createElement('input', ''), { type: 'radio', name: 'means', value })
    const label = createElement('label', 'mean')
    label.append(input, translate(language, value))
    fieldset.append(label)
    return input
  })
  inputs[0]!.checked = true
  const chosen = () => (inputs.find((input) => input.checked)?.value ?? 'balance') as InstrumentChoice
  return { fieldset, chosen }
}

function formatAmount({ amount }: OrderView, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency_code })
  return format.format(Number(amount.value))
}
