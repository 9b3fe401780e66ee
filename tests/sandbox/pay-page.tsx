import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { createElement as h, StrictMode, useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal payment page with the provider's React components. */
const params = new URLSearchParams(location.search)
const clientSecret = params.get('secret') ?? ''
const locale = params.get('locale') === 'es' ? 'es' : 'en'
const split = params.get('fields') === 'split'
const wallets = params.get('fields') === 'wallets'

function PayForm() {
  const stripe = useStripe()
  const elements = useElements()
  const [outcome, setOutcome] = useState('')
  const [lastEvent, setLastEvent] = useState('')

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return
    const number = elements.getElement(CardNumberElement)
    const result = number
      ? await stripe.confirmCardPayment(clientSecret, {
          payment_method: { card: number, billing_details: { name: 'Ana Ruiz' } },
        })
      : await stripe.confirmPayment({
          elements,
          redirect: 'if_required',
          confirmParams: { payment_method_data: { billing_details: { name: 'Ana Ruiz' } } },
        })
    setOutcome(result.error ? `${result.error.code}: ${result.error.message}` : result.paymentIntent.status)
  }

  const fields = split
    ? [
        h('label', { key: 'label', htmlFor: 'number' }, 'Outer label'),
        h(CardNumberElement, {
          key: 'number',
          id: 'number',
          onChange: (event) => setLastEvent(`${event.brand} ${event.complete} ${event.error?.code ?? ''}`),
        }),
        h(CardExpiryElement, { key: 'expiry' }),
        h(CardCvcElement, { key: 'cvc' }),
      ]
    : h(PaymentElement, { onChange: (event) => setLastEvent(`${event.value.type} ${event.complete}`) })
  return h(
    'form',
    { onSubmit: (event: FormEvent) => void pay(event) },
    fields,
    h('button', {}, 'Pay'),
    h('output', { 'data-testid': 'outcome' }, outcome),
    h('output', { 'data-testid': 'last-event' }, lastEvent),
  )
}

/** The express checkout buttons of a form created before its payment intent. */
function WalletContext() {
  const stripe = useStripe()
  const elements = useElements()
  const [outcome, setOutcome] = useState('')
  const [lastEvent, setLastEvent] = useState('')

  const pay = async () => {
    if (!stripe || !elements) return
    await elements.submit()
    const confirmParams = { return_url: location.href }
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams,
      redirect: 'if_required',
    })
    setOutcome(result.error ? (result.error.code ?? '') : result.paymentIntent.status)
  }

  const buttons = h(ExpressCheckoutElement, {
    options: { paymentMethods: { applePay: 'never' } },
    onReady: ({ availablePaymentMethods }) => setLastEvent(JSON.stringify(availablePaymentMethods ?? 'none')),
    onCancel: () => setOutcome('cancelled'),
    onConfirm: pay,
  })
  return h(
    'div',
    {},
    buttons,
    h('output', { 'data-testid': 'outcome' }, outcome),
    h('output', { 'data-testid': 'last-event' }, lastEvent),
  )
}

const formOptions = wallets
  ? { mode: 'payment' as const, amount: 4350, currency: 'eur' }
  : split
    ? {}
    : { clientSecret }

createRoot(document.getElementById('root')!).render(
  h(
    StrictMode,
    {},
    h(
      Elements,
      { stripe: loadStripe('pk_test_colada'), options: { ...formOptions, locale } },
      h(wallets ? WalletContext : PayForm),
    ),
  ),
)
