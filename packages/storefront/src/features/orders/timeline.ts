import { statusTone } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import type { TimelineStep } from '@colada/ui'
import { formatInstant } from '../../platform/format/dates.ts'
import type { Translate } from '../../platform/language/messages.ts'
import { statusText } from './status-view.tsx'

const { created, pendingPayment, collected, washing, washed, outForDelivery, delivered } = orderStatus
const { absentAtPickup, absentAtDelivery, incident } = orderStatus

/** The way of an order to whom nothing happens; packs have arrived as soon as they are paid. */
const regularSteps: Readonly<Record<Order['kind'], readonly OrderStatus[]>> = {
  normal: [created, collected, washing, washed, outForDelivery, delivered],
  voucher: [created],
}

/** Where each trouble interrupts the way: what comes next once it is solved. */
const resumesAt: Readonly<Record<OrderStatus, OrderStatus>> = {
  [pendingPayment]: created,
  [absentAtPickup]: collected,
  [incident]: washed,
  [absentAtDelivery]: delivered,
}

/** What an order went through, where it is, and what lies ahead. An order that has ended has nothing ahead. */
export function timelineSteps(
  order: Pick<Order, 'kind' | 'status' | 'steps'>,
  language: Language,
  t: Translate,
): TimelineStep[] {
  const way = regularSteps[order.kind]
  const reached = order.steps.map(({ status, at }, position): TimelineStep => {
    const isLast = position === order.steps.length - 1
    const isTrouble = statusTone(status) === 'danger' || status === orderStatus.cancelled
    return {
      id: `${position}-${status}`,
      label: isLast ? statusText(status, t) : pastText(status, t),
      state: !isLast || status === way.at(-1) ? 'done' : isTrouble ? 'problem' : 'current',
      time: formatInstant(at, language),
    }
  })
  return [...reached, ...remainingStatuses(order.status, way).map((status) => toUpcomingStep(status, t))]
}

function remainingStatuses(status: OrderStatus, way: readonly OrderStatus[]): readonly OrderStatus[] {
  const resumed = resumesAt[status]
  const at = way.indexOf(resumed ?? status)
  return at < 0 ? [] : way.slice(resumed === undefined ? at + 1 : at)
}

/** A step that lies behind: what waited for its payment then was an order placed. */
function pastText(status: OrderStatus, t: Translate): string {
  return status === pendingPayment ? t('orders:status.placed') : statusText(status, t)
}

function toUpcomingStep(status: OrderStatus, t: Translate): TimelineStep {
  return { id: `ahead-${status}`, label: statusText(status, t), state: 'upcoming' }
}
