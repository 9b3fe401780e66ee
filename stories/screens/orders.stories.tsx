import { getOrders } from '@colada/domain/orders/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { answer, keepWaiting, lose } from './answers.ts'
import { now } from './fixtures/moment.ts'
import { voucherOrder } from './fixtures/orders.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Orders',
  tags: ['!autodocs', 'phone-only'],
  parameters: {
    docs: {
      description: {
        component:
          'The customer’s orders, five a page: those that wait for the customer first, then the newest. As a business customer prices are told without VAT.',
      },
    },
  },
}
export default meta

const at = (language: 'es' | 'en') => routePath(language, 'Orders')
const atLeast = 'private'

export const FirstPage: StoryObj = { ...screen({ at, atLeast }), tags: ['!phone-only'] }

export const SecondPage: StoryObj = {
  ...screen({ at: (language) => `${at(language)}?page=2`, atLeast }),
  tags: ['with-all'],
}

export const LastPage: StoryObj = {
  ...screen({ at: (language) => `${at(language)}?page=3`, atLeast }),
  tags: ['with-all'],
}

export const OnlyAVoucher: StoryObj = {
  ...screen({
    at,
    atLeast,
    answers: [answer(getOrders, { orders: [voucherOrder], server_time: now })],
  }),
  tags: ['with-all'],
}

export const NoneYet = screen({
  at,
  atLeast,
  answers: [answer(getOrders, { orders: [], server_time: now })],
})

export const NothingFound = screen({ at: (language) => `${at(language)}?q=Zaragoza`, atLeast })

export const Waiting = screen({ at, atLeast, answers: [keepWaiting(getOrders)], waits: true })

export const Lost = screen({ at, atLeast, answers: [lose(getOrders)] })
