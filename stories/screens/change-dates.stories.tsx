import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { getPickups } from '@colada/domain/schedule/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { newOrder } from '#storefront/platform/store/process-slice.ts'
import { createOrder, withUnpaidChange } from './fixtures/orders.ts'
import { failNetwork, neverRespond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { orderHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Change dates',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'Other dates for an order, and what the new hours add to its price.' },
    },
  },
}
export default meta

const order = createOrder(orderStatus.created)
const common = {
  path: (language: 'es' | 'en') => routePath(language, 'ChangeDates'),
  minPersona: 'private' as const,
  process: {
    ...newOrder,
    type: 'change_pickup_to_order',
    orderId: order.id,
    locator: order.localizador,
  } as const,
}

/** Both legs as they are: one is to be chosen. */
export const NothingChosen = screen({
  ...common,
  handlers: [orderHandler(order)],
  play: async ({ canvasElement, globals }) => {
    const { orders } = shopMessages({ globals })
    await expect(
      await within(canvasElement).findByRole('button', { name: orders.change.edit.delivery }),
    ).toBeVisible()
  },
})

/** Every hour says what it adds: nothing, or the difference to what was paid. */
export const ChoosingPickup: StoryObj = screen({
  ...common,
  handlers: [orderHandler(order)],
  play: async ({ canvasElement, globals }) => {
    const { orders, schedule } = shopMessages({ globals })
    const main = within(canvasElement.querySelector('main')!)
    await userEvent.click(await main.findByRole('button', { name: orders.change.edit.pickup }))
    await main.findAllByText(schedule.included)
    await expect((await main.findAllByText(/\+ 1,39/)).length).toBeGreaterThan(0)
    await main.findByText(schedule.changeNote)
  },
})

/** From the van to a store: nothing is added, and nothing comes back. */
export const ToStore: StoryObj = screen({
  ...common,
  handlers: [orderHandler(order)],
  play: async ({ canvasElement, globals }) => {
    const { orders, schedule } = shopMessages({ globals })
    const main = within(canvasElement.querySelector('main')!)
    await userEvent.click(await main.findByRole('button', { name: orders.change.edit.delivery }))
    const leg = within(await main.findByRole('region', { name: schedule.deliveryTitle }))
    await userEvent.click(leg.getByRole('radio', { name: schedule.store.atStore }))
    await userEvent.click(await leg.findByRole('radio', { name: 'Madrid Tetuán' }))
    await leg.findByText(schedule.store.kept)
  },
})

/** Another change of the order is not paid yet. */
export const UnpaidChangeFirst: StoryObj = {
  ...screen({
    ...common,
    handlers: [orderHandler(withUnpaidChange)],
    play: async ({ canvasElement, globals }) => {
      const { orders } = shopMessages({ globals })
      await within(canvasElement).findByRole('heading', { name: orders.pendingFirst.dates })
    },
  }),
  parameters: { screenshot: 'none' },
}

/** The order was collected while its dates were being changed. */
export const OrderNotChangeable = screen({
  ...common,
  handlers: [
    orderHandler({
      ...order,
      status: orderStatus.collected,
      can_change_pickup: false,
      can_change_delivery: false,
    }),
  ],
  play: async ({ canvasElement, globals }) => {
    const { orders } = shopMessages({ globals })
    await within(canvasElement).findByRole('heading', { name: orders.direct.movedTitle })
  },
})

export const UnknownOrder = screen({
  ...common,
  handlers: [respondError(getOrder, 'notFound', 'Ese pedido no existe.')],
})

export const Loading = screen({ ...common, handlers: [neverRespond(getOrder)], staysPending: true })

export const NotLoaded = screen({ ...common, handlers: [failNetwork(getOrder)] })

export const DaysNotLoaded = screen({
  ...common,
  handlers: [orderHandler(order), failNetwork(getPickups)],
  play: async ({ canvasElement, globals }) => {
    const { common: words, orders } = shopMessages({ globals })
    const main = within(canvasElement.querySelector('main')!)
    await userEvent.click(await main.findByRole('button', { name: orders.change.edit.pickup }))
    await main.findByRole('button', { name: words.calls.retry })
  },
})
