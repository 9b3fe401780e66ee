import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { incidentDetail, voucherDetail } from './fixtures.ts'
import { staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Order',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Everything of an order, read only: customer, hours, garments, price, history with who did it, payments and mails.',
      },
    },
  },
}
export default meta

const path = `/orders/${incidentDetail.order.localizador}`

export const WithIncident: StoryObj = { ...staffScreen({ path }), tags: ['desk'] }

/** Without payments and refunds, which the counter does not see. */
export const AtTheCounter = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getStaffOrder, { ...incidentDetail, ledger: null })],
})

export const Voucher = staffScreen({
  path: `/orders/${voucherDetail.order.localizador}`,
  handlers: [respond(getStaffOrder, voucherDetail)],
})

export const UnknownLocator = staffScreen({
  path: '/orders/NOSUCH1',
  handlers: [respondError(getStaffOrder, 'notFound', '')],
})

export const Loading = staffScreen({ path, handlers: [neverRespond(getStaffOrder)], staysPending: true })

export const NoConnection = staffScreen({ path, handlers: [failNetwork(getStaffOrder)] })
