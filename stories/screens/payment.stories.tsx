import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getCards, getPaymentConfig } from '@colada/domain/payment/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stubCardProvider } from './card-provider-stub.ts'
import { createOrder, voucherOrder } from './fixtures/orders.ts'
import { minutes, now } from './fixtures/time.ts'
import { respond, neverRespond, failNetwork, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Payment/Payment',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Paying an order by card, and every outcome. The provider’s frame is a stub: its library is loaded only in the shop.',
      },
    },
  },
}
export default meta

const unpaid = createOrder(orderStatus.pendingPayment)
const created = createOrder(orderStatus.created)
const common = {
  path: (language: 'es' | 'en') => routePath(language, 'Payment', { id: unpaid.id }),
  minPersona: 'private' as const,
  setup: stubCardProvider(),
}
const cards = respond(getCards, {
  cards: [
    { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 },
    { id: 'pm_2', brand: 'mastercard', last4: '4444', exp_month: 1, exp_year: 2027 },
  ],
})

export const NewCard = screen({ ...common, handlers: [orderHandler(unpaid)] })

export const SavedCards: StoryObj = {
  ...screen({ ...common, handlers: [orderHandler(unpaid), cards] }),
  tags: ['desk'],
}

/** The payment of an order collects what others owe. */
export const WithPendingAmountOfOtherOrder: StoryObj = {
  ...screen({
    ...common,
    handlers: [
      orderHandler({
        ...unpaid,
        pending_of_others: [{ id: 3, localizador: '8RTQ2MN', precio: 0.47 }],
      }),
      cards,
    ],
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByText(/8RTQ2MN/)
      const shown = await within(canvasElement).findAllByText(/34,12/)
      await expect(shown.length).toBeGreaterThan(1)
    },
  }),
  parameters: { screenshot: 'none' },
}

export const LastMinute = screen({
  ...common,
  handlers: [orderHandler({ ...unpaid, pay_before: now + minutes })],
})

export const Declined = screen({
  ...common,
  hasOverlay: true,
  setup: stubCardProvider(async () => ({
    error: { type: 'card_error', message: 'Your card was declined.' },
  })),
  handlers: [orderHandler(unpaid), cards],
  play: async ({ canvasElement, globals }) => {
    const { payment } = shopMessages({ globals })
    const [verb] = payment.form.pay.split(' ')
    const pay = await within(canvasElement).findByRole('button', { name: new RegExp(`^${verb} `) })
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(pay)
    await within(document.body).findByRole('alertdialog')
  },
})

export const ProviderUnavailable = screen({
  ...common,
  handlers: [
    orderHandler(unpaid),
    respondError(getPaymentConfig, 'unavailable', 'El pago no responde ahora.'),
  ],
})

export const PreparationFailed: StoryObj = {
  ...screen({
    ...common,
    handlers: [
      orderHandler(unpaid),
      respondError(createIntent, 'paymentProviderDown', 'El pago no responde ahora.'),
    ],
  }),
  tags: ['long-tests-only'],
}

export const UnderReview = screen({
  ...common,
  handlers: [
    orderHandler(unpaid),
    respondError(createIntent, 'paymentUnderReview', 'Estamos comprobando un pago anterior.'),
  ],
})

export const TimeExpired = screen({ ...common, handlers: [orderHandler({ ...unpaid, pay_before: now - 1 })] })

export const Cancelled: StoryObj = {
  ...screen({
    ...common,
    handlers: [orderHandler(createOrder(orderStatus.cancelled, { id: unpaid.id }))],
  }),
  tags: ['long-tests-only'],
}

export const UnknownOrder: StoryObj = {
  ...screen({
    ...common,
    handlers: [respondError(getOrder, 'notFound', 'Ese pedido no existe.')],
  }),
  tags: ['long-tests-only'],
}

export const NotLoaded: StoryObj = {
  ...screen({ ...common, handlers: [failNetwork(getOrder)] }),
  tags: ['long-tests-only'],
}

export const Loading = screen({ ...common, handlers: [neverRespond(getOrder)], staysPending: true })

const done = (route: 'PagoRealizado' | 'PrimerPedidoRealizado' | 'PurchasePacksDone', id: number) =>
  ({ ...common, path: (language: 'es' | 'en') => routePath(language, route, { id }) }) as const

export const Paid: StoryObj = {
  ...screen({
    ...done('PagoRealizado', created.id),
    handlers: [orderHandler(created)],
    play: async ({ canvasElement, globals }) => {
      const { orders } = shopMessages({ globals })
      const main = within(canvasElement)
      await main.findByText((text) => text.includes(orders.thanks.sentTo.split('{{')[0]!))
      await main.findByRole('list', { name: orders.firstOrder.title })
      await expect(main.queryByText(orders.firstOrder.prepareText)).toBeNull()
    },
  }),
  tags: ['desk'],
}

export const FirstOrderPaid: StoryObj = {
  ...screen({
    ...done('PrimerPedidoRealizado', created.id),
    handlers: [orderHandler(created)],
  }),
  tags: ['long-tests-only'],
}

export const PacksPaid = screen({
  ...done('PurchasePacksDone', voucherOrder.id),
  handlers: [orderHandler(voucherOrder)],
})

export const PaidAwaitingConfirmation = screen({
  ...done('PagoRealizado', unpaid.id),
  handlers: [orderHandler(unpaid)],
  staysPending: true,
  play: async ({ canvasElement, globals }) => {
    const { payment } = shopMessages({ globals })
    await within(canvasElement).findByText(payment.waiting.checkingTitle)
  },
})
