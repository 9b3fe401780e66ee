import { getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { keepWaiting, lose, refuse } from './answers.ts'
import { absence, missingGarments, orderIn, voucherOrder } from './fixtures/orders.ts'
import { screen } from './screen.tsx'
import { withOrder } from './shop.ts'

const meta: Meta = {
  title: 'Screens/Order detail',
  tags: ['!autodocs', 'phone-only'],
  parameters: {
    docs: {
      description: {
        component: 'One order in each of its twelve statuses, and what can be done with it there.',
      },
    },
  },
}
export default meta

const atLeast = 'private'

const of = (order: WireOrder) =>
  screen({
    at: (language) => routePath(language, 'OrderDetail', { id: order.id }),
    atLeast,
    answers: [withOrder(order)],
  })

const at = (language: 'es' | 'en') => routePath(language, 'OrderDetail', { id: 5 })

export const PendingPayment = of(orderIn(orderStatus.pendingPayment))
export const Created: StoryObj = { ...of(orderIn(orderStatus.created)), tags: ['with-all'] }
export const AbsentAtPickup: StoryObj = {
  ...of(orderIn(orderStatus.absentAtPickup, { incidents: [absence] })),
  tags: ['with-all'],
}
export const Collected: StoryObj = { ...of(orderIn(orderStatus.collected)), tags: ['with-all'] }
export const Washing: StoryObj = { ...of(orderIn(orderStatus.washing)), tags: ['with-all'] }
export const Incident: StoryObj = {
  ...of(orderIn(orderStatus.incident, { incidents: [missingGarments] })),
  tags: ['!phone-only'],
}
export const Washed: StoryObj = { ...of(orderIn(orderStatus.washed)), tags: ['with-all'] }
export const OutForDelivery: StoryObj = { ...of(orderIn(orderStatus.outForDelivery)), tags: ['with-all'] }
export const AbsentAtDelivery = of(orderIn(orderStatus.absentAtDelivery, { incidents: [absence] }))
export const Delivered = of(orderIn(orderStatus.delivered))
export const Cancelled = of(orderIn(orderStatus.cancelled))
export const InError: StoryObj = { ...of(orderIn(orderStatus.error)), tags: ['with-all'] }

export const Voucher = of(voucherOrder)

export const Business: StoryObj = {
  ...of(orderIn(orderStatus.washing, { isB2B: '1', category_id: 12, precioPedidoIVA: 5.84 })),
  tags: ['with-all'],
}

export const Unknown = screen({
  at,
  atLeast,
  answers: [refuse(getOrder, 'notFound', 'Ese pedido no existe.')],
})

export const Waiting = screen({ at, atLeast, answers: [keepWaiting(getOrder)], waits: true })

export const Lost: StoryObj = { ...screen({ at, atLeast, answers: [lose(getOrder)] }), tags: ['with-all'] }
