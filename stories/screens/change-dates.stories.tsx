import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderStatus } from '@colada/domain/orders/status'
import { expect, userEvent, within } from 'storybook/test'

import { newOrder } from '#storefront/platform/store/process-slice.ts'
import { routePath } from '@colada/domain/routes/route-path'
import { addresses } from './fixtures/customer.ts'
import { createOrder, withUnpaidChange } from './fixtures/orders.ts'
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

/** Every hour says what it adds: nothing, or the difference to what was paid. */
export const ChoosingPickup: StoryObj = screen({
  ...common,
  handlers: [orderHandler(order)],
  play: async ({ canvasElement, globals }) => {
    const { orders, schedule } = shopMessages({ globals })
    const main = within(canvasElement.querySelector('main')!)
    await userEvent.click(await main.findByRole('button', { name: orders.change.edit.pickup }))
    const [address] = await main.findAllByRole('combobox')
    await userEvent.selectOptions(address!, String(addresses[0]!.id))
    await main.findAllByText(schedule.included)
    await expect((await main.findAllByText(/\+ 1,39/)).length).toBeGreaterThan(0)
    await main.findByText(schedule.changeNote)
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
