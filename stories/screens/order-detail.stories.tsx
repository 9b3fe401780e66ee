import { getOrder, type WireOrder } from '@colada/domain/orders/calls'
import { orderStatus } from '@colada/domain/orders/status'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '../../packages/storefront/src/platform/routes/paths.ts'
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

const unpictured = { pictured: false } as const

const of = (order: WireOrder, more?: typeof unpictured) =>
  screen({
    ...more,
    at: (language) => routePath(language, 'OrderDetail', { id: order.id }),
    atLeast,
    answers: [withOrder(order)],
  })

const at = (language: 'es' | 'en') => routePath(language, 'OrderDetail', { id: 5 })

export const PendingPayment = of(orderIn(orderStatus.pendingPayment))
export const Created = of(orderIn(orderStatus.created), unpictured)
export const AbsentAtPickup = of(orderIn(orderStatus.absentAtPickup, { incidents: [absence] }), unpictured)
export const Collected = of(orderIn(orderStatus.collected), unpictured)
export const Washing = of(orderIn(orderStatus.washing), unpictured)
export const Incident: StoryObj = {
  ...of(orderIn(orderStatus.incident, { incidents: [missingGarments] })),
  tags: ['!phone-only'],
}
export const Washed = of(orderIn(orderStatus.washed), unpictured)
export const OutForDelivery = of(orderIn(orderStatus.outForDelivery), unpictured)
export const AbsentAtDelivery = of(orderIn(orderStatus.absentAtDelivery, { incidents: [absence] }))
export const Delivered = of(orderIn(orderStatus.delivered))
export const Cancelled = of(orderIn(orderStatus.cancelled))
export const InError = of(orderIn(orderStatus.error), unpictured)

export const Voucher = of(voucherOrder)

export const Business = of(
  orderIn(orderStatus.washing, { isB2B: '1', category_id: 12, precioPedidoIVA: 5.84 }),
  unpictured,
)

export const Unknown = screen({
  at,
  atLeast,
  answers: [refuse(getOrder, 'notFound', 'Ese pedido no existe.')],
})

export const Waiting = screen({ at, atLeast, answers: [keepWaiting(getOrder)], waits: true })

export const Lost = screen({ pictured: false, at, atLeast, answers: [lose(getOrder)] })
