import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js'
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal payment page with PayPal's React components. */
const params = new URLSearchParams(location.search)
const locale = params.get('locale') ?? 'en_US'
const disableFunding = params.get('disabledFunding') ?? ''

function PayForm() {
  const [outcome, setOutcome] = useState('')
  const [amount, setAmount] = useState(1)
  return h(
    'div',
    {},
    h(PayPalButtons, {
      forceReRender: [amount],
      createOrder: async () => {
        if (amount > 2) throw new Error('The shop cannot prepare it.')
        return params.get('order') ?? ''
      },
      onApprove: async ({ orderID }, actions) => {
        const isFirst = outcome === ''
        setOutcome(`approved ${orderID}`)
        if (params.get('restart') === '1' && isFirst) actions.restart()
      },
      onCancel: ({ orderID }) => setOutcome(`cancelled ${String(orderID)}`),
      onError: (error) => setOutcome(`failed ${error instanceof Error ? error.message : ''}`),
    }),
    h('button', { style: { minHeight: 24 }, onClick: () => setAmount(amount + 1) }, 'Change the amount'),
    h('output', { 'data-testid': 'outcome' }, outcome),
  )
}

createRoot(document.getElementById('root')!).render(
  h(
    StrictMode,
    {},
    h(
      PayPalScriptProvider,
      {
        options: {
          clientId: 'colada',
          sdkBaseUrl: '/sandbox/paypal.js',
          currency: 'EUR',
          locale,
          ...(disableFunding && { disableFunding }),
        },
      },
      h(PayForm),
    ),
  ),
)
