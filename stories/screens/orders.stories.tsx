import { getOrders } from '@colada/domain/orders/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ordersOfAllStatuses, voucherOrder } from './fixtures/orders.ts'
import { now } from './fixtures/time.ts'
import { respond, neverRespond, failNetwork } from './handlers.ts'
import { screen } from './screen.tsx'
import { ordersHandler } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Orders/Orders',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The customer’s orders, five a page: those that need an action first, then the newest. Business customers see prices without VAT.',
      },
    },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Orders')
const minPersona = 'private'

/** With the banner of the order that waits for its payment. */
export const FirstPage: StoryObj = {
  ...screen({ path, minPersona, handlers: [ordersHandler(ordersOfAllStatuses, ordersOfAllStatuses)] }),
  tags: ['desk'],
}

export const SecondPage: StoryObj = {
  ...screen({ path: (language) => `${path(language)}?page=2`, minPersona }),
  tags: ['long-tests-only'],
}

export const LastPage: StoryObj = {
  ...screen({ path: (language) => `${path(language)}?page=3`, minPersona }),
  tags: ['long-tests-only'],
}

export const OnlyVoucher: StoryObj = {
  ...screen({
    path,
    minPersona,
    handlers: [respond(getOrders, { orders: [voucherOrder], server_time: now })],
  }),
  tags: ['long-tests-only'],
}

export const NoOrders = screen({
  path,
  minPersona,
  handlers: [respond(getOrders, { orders: [], server_time: now })],
})

export const NoResults = screen({ path: (language) => `${path(language)}?q=Zaragoza`, minPersona })

export const Loading = screen({ path, minPersona, handlers: [neverRespond(getOrders)], staysPending: true })

export const NotLoaded = screen({ path, minPersona, handlers: [failNetwork(getOrders)] })
