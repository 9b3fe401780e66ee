import { cancelOrder, getCancellation, type WireCancellation } from '@colada/domain/cancellation/contract'
import { getOrderMessages } from '@colada/domain/contact/contract'
import { getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { getOrderPayments } from '@colada/domain/payment/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import {
  absence,
  createOrder,
  createStoreOrder,
  laundryBag,
  missingGarments,
  shirts,
  storeLeg,
  voucherOrder,
  withUnpaidChange,
} from './fixtures/orders.ts'
import { days, hours, now } from './fixtures/time.ts'
import { neverRespond, failNetwork, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Order detail',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'One order in each of its twelve statuses, and its actions.',
      },
    },
  },
}
export default meta

const minPersona = 'private'

const middleOf = (element: HTMLElement): number => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

/** An order whose status and refresh button are on one line. */
const of = (order: WireOrder, handlers: readonly RequestHandler[] = []) =>
  screen({
    path: (language) => routePath(language, 'OrderDetail', { id: order.id }),
    minPersona,
    handlers: [orderHandler(order), ...handlers],
    play: async ({ canvasElement, globals }) => {
      const { orders } = shopMessages({ globals })
      const state = within(canvasElement).getByRole('region', { name: orders.detail.status })
      const [status] = within(state).getAllByRole('status')
      const [refresh] = within(state).getAllByRole('button')
      await expect(middleOf(status!)).toBeCloseTo(middleOf(refresh!), 0)
    },
  })

const payment = {
  provider: 'card',
  precioPagado: 33.65,
  precioDevuelto: 0,
  precioPorDevolver: 0,
  time: now,
} as const

const path = (language: 'es' | 'en') => routePath(language, 'OrderDetail', { id: 5 })

export const PendingPayment = of(createOrder(orderStatus.pendingPayment))
export const Created: StoryObj = { ...of(createOrder(orderStatus.created)), tags: ['long-tests-only'] }
export const AbsentAtPickup: StoryObj = {
  ...of(createOrder(orderStatus.absentAtPickup, { incidents: [absence] })),
  tags: ['long-tests-only'],
}
export const Collected: StoryObj = { ...of(createOrder(orderStatus.collected)), tags: ['long-tests-only'] }
export const Washing: StoryObj = { ...of(createOrder(orderStatus.washing)), tags: ['long-tests-only'] }
export const Incident: StoryObj = {
  ...of(createOrder(orderStatus.incident, { incidents: [missingGarments] })),
  tags: ['desk'],
}
export const Washed: StoryObj = { ...of(createOrder(orderStatus.washed)), tags: ['long-tests-only'] }
export const OutForDelivery: StoryObj = {
  ...of(createOrder(orderStatus.outForDelivery)),
  tags: ['long-tests-only'],
}
export const AbsentAtDelivery = of(createOrder(orderStatus.absentAtDelivery, { incidents: [absence] }))
export const Delivered = of(createOrder(orderStatus.delivered), [
  respond(getOrderPayments, { payments: [payment] }),
])
/** Garments of two categories, one of which is washed already. */

/** To be taken to a store in time for the van. */
export const DroppedOffAtStore = of(
  createStoreOrder(orderStatus.created, {
    pickup: [storeLeg(now + 2 * hours, '2026-03-10', { bring_before: now + 2 * days })],
    delivery: createOrder(orderStatus.created).delivery,
  }),
)
/** To be taken to a store at any time, and collected there. */
export const BothAtStores: StoryObj = {
  ...of(createStoreOrder(orderStatus.created)),
  tags: ['long-tests-only'],
}
export const ReceivedAtStore: StoryObj = {
  ...of(createStoreOrder(orderStatus.collected)),
  tags: ['long-tests-only'],
}
export const ReadyToCollect = of(createStoreOrder(orderStatus.washed))

export const MultiPart = of(
  createOrder(orderStatus.washing, {
    category_id: -1,
    items: [shirts, laundryBag],
    part_steps: [{ category_id: 3, status: orderStatus.washed, time: now }],
  }),
)
/** A problem was reported with two pictures. */
export const Reported = of(createOrder(orderStatus.delivered, { can_report_incident: true }), [
  respond(getOrderMessages, {
    messages: [
      {
        id: 1,
        type: 'incidencia',
        time: now,
        pictures: 2,
        thumbnails: ['/pictures/products/1.svg', '/pictures/products/29.svg'],
      },
    ],
  }),
])
/** Cancelled after the pickup: the transport is kept and the garments are returned. */
const returned = createOrder(orderStatus.cancelled, { return_due: true, can_change_delivery: true })
export const Cancelled = of(returned, [
  respond(getOrderPayments, { payments: [{ ...payment, precioDevuelto: 19.75 }] }),
])
/** The return was changed to a store: nothing more changes it. */
export const ReturnedAtStore: StoryObj = {
  ...of(
    createOrder(orderStatus.cancelled, {
      return_due: true,
      delivery: createStoreOrder(orderStatus.washed).delivery,
    }),
    [respond(getOrderPayments, { payments: [{ ...payment, precioDevuelto: 19.75 }] })],
  ),
  tags: ['long-tests-only'],
}
export const InError: StoryObj = { ...of(createOrder(orderStatus.error)), tags: ['long-tests-only'] }

/** An amount below the provider's minimum waits for the next payment. */
export const SmallAmountPending: StoryObj = {
  ...screen({
    path: (language) => routePath(language, 'OrderDetail', { id: 500 }),
    minPersona,
    handlers: [orderHandler(createOrder(orderStatus.created, { precioPendiente: 0.47 }))],
    play: async ({ canvasElement, globals }) => {
      const { orders } = shopMessages({ globals })
      await within(canvasElement).findByText(orders.detail.pendingLater)
    },
  }),
  parameters: { screenshot: 'none' },
}

/** An unpaid change is paid or given up before anything else changes. */
export const UnpaidChange: StoryObj = {
  ...screen({
    path: (language) => routePath(language, 'OrderDetail', { id: 500 }),
    minPersona,
    handlers: [orderHandler(withUnpaidChange)],
    play: async ({ canvasElement, globals }) => {
      const { orders } = shopMessages({ globals })
      const main = within(canvasElement.querySelector('main')!)
      await main.findByRole('link', { name: orders.actions.pay })
      await expect(main.queryByRole('button', { name: orders.actions.addItems })).toBeNull()
    },
  }),
  parameters: { screenshot: 'none' },
}

export const Voucher = of(voucherOrder)

export const Business: StoryObj = {
  ...of(createOrder(orderStatus.washing, { isB2B: '1', category_id: 12, precioPedidoIVA: 5.84 })),
  tags: ['long-tests-only'],
}

const collected = createOrder(orderStatus.collected)

/** What a cancellation of {@link collected} returns. */
const cancellation: WireCancellation = {
  can_cancel: true,
  next_step: null,
  version: 4,
  refund: 32.8,
  kept: 13.9,
  kept_for: [{ reason: 'transport', amount: 13.9 }],
  parts: [
    { provider: 'card', card: { brand: 'visa', last4: '4242' }, refund: 24.85, kept: 13.9 },
    { provider: 'paypal', card: null, refund: 7.95, kept: 0 },
  ],
  return_leg: collected.delivery[0]!,
  promo_code: 'WASH20WEB',
}

/** Opens the question whether to cancel, with these responses, and checks what it shows. */
const cancelling = (
  handlers: readonly RequestHandler[],
  shows: (dialog: ReturnType<typeof within>, messages: ReturnType<typeof shopMessages>) => Promise<unknown>,
  order = collected,
) =>
  screen({
    path: (language) => routePath(language, 'OrderDetail', { id: order.id }),
    minPersona,
    handlers: [orderHandler(order), ...handlers],
    hasOverlay: true,
    play: async ({ canvasElement, globals }) => {
      const messages = shopMessages({ globals })
      const page = within(canvasElement)
      await userEvent.click(await page.findByRole('button', { name: messages.cancel.cancel }))
      await shows(within(await within(document.body).findByRole('dialog')), messages)
    },
  })

/** What comes back by payment, what is kept and why, and when the garments come back. */
export const Cancelling = cancelling(
  [respond(getCancellation, { cancellation })],
  async (dialog, { cancel }) => {
    await dialog.findByRole('button', { name: /32,80/ })
    const toCard = cancel.backToCard.replace('{{amount}}', '').split('{{')[0]!.trim()
    await expect(dialog.getByText(new RegExp(`${toCard} 4242`))).toBeVisible()
  },
)
/** Before the pickup everything comes back. */
export const CancellingBeforePickup: StoryObj = {
  ...cancelling(
    [
      respond(getCancellation, {
        cancellation: {
          ...cancellation,
          refund: 38.75,
          kept: 0,
          kept_for: [],
          parts: [{ provider: 'card', card: null, refund: 38.75, kept: 0 }],
          return_leg: null,
          promo_code: '',
        },
      }),
    ],
    async (dialog) => {
      await dialog.findByRole('button', { name: /38,75/ })
    },
    createOrder(orderStatus.created),
  ),
  parameters: { screenshot: 'none' },
}
/** Washing has begun since the page was loaded. */
export const CancellingTooLate: StoryObj = {
  ...cancelling(
    [
      respond(getCancellation, {
        cancellation: {
          ...cancellation,
          can_cancel: false,
          next_step: 'withdraw',
          refund: 0,
          kept: 0,
          kept_for: [],
          parts: [],
          return_leg: null,
          promo_code: '',
        },
      }),
    ],
    async (dialog, { cancel }) => {
      await dialog.findByRole('link', { name: cancel.toWithdrawal })
    },
  ),
  parameters: { screenshot: 'none' },
}
/** The order changed between the question and the answer: the new amounts are shown. */
export const CancellationChanged: StoryObj = {
  ...cancelling(
    [
      respond(getCancellation, { cancellation }),
      respondError(cancelOrder, 'cancellationChanged', 'El pedido ha cambiado mientras tanto.'),
    ],
    async (dialog, { cancel }) => {
      await userEvent.click(await dialog.findByRole('button', { name: /32,80/ }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(cancel.changed)
      await dialog.findByRole('button', { name: /32,80/ })
    },
  ),
  parameters: { screenshot: 'none' },
}
export const CancellationLoading: StoryObj = {
  ...cancelling([neverRespond(getCancellation)], async (dialog, { cancel }) => {
    await dialog.findByText(cancel.loading)
  }),
  parameters: { screenshot: 'none' },
}
export const CancellationNotLoaded: StoryObj = {
  ...cancelling([failNetwork(getCancellation)], async (dialog, { cancel }) => {
    await dialog.findByText(cancel.failed)
  }),
  parameters: { screenshot: 'none' },
}

export const UnknownOrder = screen({
  path,
  minPersona,
  handlers: [respondError(getOrder, 'notFound', 'Ese pedido no existe.')],
})

export const Loading = screen({ path, minPersona, handlers: [neverRespond(getOrder)], staysPending: true })

export const NotLoaded: StoryObj = {
  ...screen({ path, minPersona, handlers: [failNetwork(getOrder)] }),
  tags: ['long-tests-only'],
}
