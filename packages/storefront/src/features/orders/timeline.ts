import { formatInstant } from '@colada/client/format/dates'
import { getStatusTone } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import type { TimelineStep } from '@colada/ui'
import { type LegPlaces, placesOf, statusText } from '../../platform/format/order-status.ts'
import type { Translate } from '../../platform/language/messages.ts'

const { created, pendingPayment, collected, washing, washed, outForDelivery, delivered } = orderStatus
const { absentAtPickup, absentAtDelivery, incident } = orderStatus

/** The statuses of an order without problems; packs are complete once they are paid. */
const regularSteps: Readonly<Record<Order['kind'], readonly OrderStatus[]>> = {
  normal: [created, collected, washing, washed, outForDelivery, delivered],
  voucher: [created],
}

/** The status that follows each problem once it is solved. */
const resumesAt: Readonly<Record<OrderStatus, OrderStatus>> = {
  [pendingPayment]: created,
  [absentAtPickup]: collected,
  [incident]: washed,
  [absentAtDelivery]: delivered,
}

/** Past, current and upcoming steps of an order. */
export function timelineSteps(
  order: Pick<Order, 'kind' | 'status' | 'statusHistory' | 'pickups' | 'deliveries'>,
  language: Language,
  t: Translate,
): TimelineStep[] {
  const places = placesOf(order)
  // The customer comes to a store.
  const regular = regularSteps[order.kind].filter(
    (status) => status !== outForDelivery || places.delivery !== 'store',
  )
  const reached = order.statusHistory.map(({ status, at }, position): TimelineStep => {
    const isLast = position === order.statusHistory.length - 1
    const isProblem = getStatusTone(status) === 'danger' || status === orderStatus.cancelled
    return {
      id: `${position}-${status}`,
      label: isLast ? statusText(status, t, places) : pastText(status, t, places),
      state: !isLast || status === regular.at(-1) ? 'done' : isProblem ? 'problem' : 'current',
      time: formatInstant(at, language),
    }
  })
  return [
    ...reached,
    ...remainingStatuses(order.status, regular).map((status) => toUpcomingStep(status, t, places)),
  ]
}

function remainingStatuses(status: OrderStatus, regular: readonly OrderStatus[]): readonly OrderStatus[] {
  const resumed = resumesAt[status]
  const index = regular.indexOf(resumed ?? status)
  return index < 0 ? [] : regular.slice(resumed === undefined ? index + 1 : index)
}

/** The text of a past step: "pending payment" becomes "placed". */
function pastText(status: OrderStatus, t: Translate, places: LegPlaces): string {
  return status === pendingPayment ? t('orders:status.placed') : statusText(status, t, places)
}

function toUpcomingStep(status: OrderStatus, t: Translate, places: LegPlaces): TimelineStep {
  return { id: `ahead-${status}`, label: statusText(status, t, places), state: 'upcoming' }
}
