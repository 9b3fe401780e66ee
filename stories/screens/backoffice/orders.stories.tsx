import { getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failNetwork, neverRespond, respond } from '../handlers.ts'
import { staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Orders',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The orders of all customers, fifty a page. Filters and order are in the URL. The counter and operations see them.',
      },
    },
  },
}
export default meta

export const FirstPage: StoryObj = { ...staffScreen({ path: '/orders' }), tags: ['desk'] }

export const Filtered = staffScreen({
  path: '/orders?q=lucia&status=30&zone=madrid&date=2026-03-14&unpaid=1&sort=oldest&after=512',
  role: 'counter',
  handlers: [respond(getStaffOrders, { orders: [], next: null })],
})

export const Loading = staffScreen({
  path: '/orders',
  handlers: [neverRespond(getStaffOrders)],
  staysPending: true,
})

export const NoConnection = staffScreen({ path: '/orders', handlers: [failNetwork(getStaffOrders)] })

export const RoleMissing = staffScreen({ path: '/orders', role: 'driver' })

export const UnknownPage = staffScreen({ path: '/nowhere' })
