import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getCards, getPaymentConfig } from '@colada/domain/payment/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { answer, keepWaiting, lose, refuse } from './answers.ts'
import { cardProvider } from './card-provider.ts'
import { minutes, now } from './fixtures/moment.ts'
import { orderIn, voucherOrder } from './fixtures/orders.ts'
import { patience, screen } from './screen.tsx'
import { withOrder } from './shop.ts'
import { shopWords } from './words.ts'

const meta: Meta = {
  title: 'Screens/Payment',
  tags: ['!autodocs', 'phone-only'],
  parameters: {
    docs: {
      description: {
        component:
          'Paying an order by card, and every way it can end. The provider’s frame is a drawing here: its library comes from its own address and only in the shop.',
      },
    },
  },
}
export default meta

const unpaid = orderIn(orderStatus.pendingPayment)
const created = orderIn(orderStatus.created)
const common = {
  at: (language: 'es' | 'en') => routePath(language, 'Payment', { id: unpaid.id }),
  atLeast: 'private' as const,
  before: cardProvider(),
}
const cards = answer(getCards, {
  cards: [
    { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 },
    { id: 'pm_2', brand: 'mastercard', last4: '4444', exp_month: 1, exp_year: 2027 },
  ],
})

export const NewCard = screen({ ...common, answers: [withOrder(unpaid)] })

export const SavedCards: StoryObj = {
  ...screen({ ...common, answers: [withOrder(unpaid), cards] }),
  tags: ['!phone-only'],
}

export const LastMinute = screen({
  ...common,
  answers: [withOrder({ ...unpaid, pay_before: now + minutes })],
})

export const Declined = screen({
  ...common,
  over: true,
  before: cardProvider(async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } })),
  answers: [withOrder(unpaid), cards],
  play: async ({ canvasElement, globals }) => {
    const { payment } = shopWords({ globals })
    const [verb] = payment.form.pay.split(' ')
    const pay = await within(canvasElement).findByRole('button', { name: new RegExp(`^${verb} `) }, patience)
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'), patience)
    await userEvent.click(pay)
    await within(document.body).findByRole('alertdialog', {}, patience)
  },
})

export const ProviderAway = screen({
  ...common,
  answers: [withOrder(unpaid), refuse(getPaymentConfig, 'unavailable', 'El pago no responde ahora.')],
})

export const NotPrepared: StoryObj = {
  ...screen({
    ...common,
    answers: [withOrder(unpaid), refuse(createIntent, 'paymentProviderDown', 'El pago no responde ahora.')],
  }),
  tags: ['with-all'],
}

export const UnderReview = screen({
  ...common,
  answers: [
    withOrder(unpaid),
    refuse(createIntent, 'paymentUnderReview', 'Estamos comprobando un pago anterior.'),
  ],
})

export const TimeOver = screen({ ...common, answers: [withOrder({ ...unpaid, pay_before: now - 1 })] })

export const Cancelled: StoryObj = {
  ...screen({
    ...common,
    answers: [withOrder(orderIn(orderStatus.cancelled, { id: unpaid.id }))],
  }),
  tags: ['with-all'],
}

export const UnknownOrder: StoryObj = {
  ...screen({
    ...common,
    answers: [refuse(getOrder, 'notFound', 'Ese pedido no existe.')],
  }),
  tags: ['with-all'],
}

export const Lost: StoryObj = { ...screen({ ...common, answers: [lose(getOrder)] }), tags: ['with-all'] }

export const Waiting = screen({ ...common, answers: [keepWaiting(getOrder)], waits: true })

const done = (route: 'PagoRealizado' | 'PrimerPedidoRealizado' | 'PedidoDirectoRealizado', id: number) =>
  ({ ...common, at: (language: 'es' | 'en') => routePath(language, route, { id }) }) as const

export const Paid: StoryObj = {
  ...screen({ ...done('PagoRealizado', created.id), answers: [withOrder(created)] }),
  tags: ['!phone-only'],
}

export const FirstOrderPaid: StoryObj = {
  ...screen({
    ...done('PrimerPedidoRealizado', created.id),
    answers: [withOrder(created)],
  }),
  tags: ['with-all'],
}

export const PacksPaid = screen({
  ...done('PedidoDirectoRealizado', voucherOrder.id),
  answers: [withOrder(voucherOrder)],
})

export const PaidAndBeingConfirmed = screen({
  ...done('PagoRealizado', unpaid.id),
  answers: [withOrder(unpaid)],
  waits: true,
  play: async ({ canvasElement, globals }) => {
    const { payment } = shopWords({ globals })
    await within(canvasElement).findByText(payment.waiting.checkingTitle, {}, patience)
  },
})
