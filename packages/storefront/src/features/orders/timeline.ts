import { formatInstant } from '@colada/client/format/dates'
import { eventMessage, type OtherEvent } from '@colada/client/format/timeline-event'
import { getStatusTone } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
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

/**
 * Past, current and upcoming steps of an order.
 *
 * @param events everything that happened to it; without them the history of its statuses
 */
export function timelineSteps(
  order: Pick<Order, 'kind' | 'status' | 'statusHistory' | 'pickups' | 'deliveries'>,
  language: Language,
  t: Translate,
  events: readonly TimelineEvent[] = order.statusHistory.map(toEvent),
): TimelineStep[] {
  const places = placesOf(order)
  // The customer comes to a store.
  const regular = regularSteps[order.kind].filter(
    (status) => status !== outForDelivery || places.delivery !== 'store',
  )
  const last = events.findLast(({ kind }) => kind === 'status')
  const reached = events.map((event, position): TimelineStep => {
    const time = timeText(event, language, t)
    if (event.kind !== 'status')
      return { id: `${position}-${event.kind}`, label: eventText(event, t), state: 'done', time }
    const { status } = event
    const isLast = event === last
    const isProblem = getStatusTone(status) === 'danger' || status === orderStatus.cancelled
    return {
      id: `${position}-${status}`,
      label: isLast ? statusText(status, t, places) : pastText(status, t, places),
      state: !isLast || status === regular.at(-1) ? 'done' : isProblem ? 'problem' : 'current',
      time,
    }
  })
  return [
    ...reached,
    ...remainingStatuses(order.status, regular).map((status) => toUpcomingStep(status, t, places)),
  ]
}

function toEvent({ status, at }: Order['statusHistory'][number]): TimelineEvent {
  return { kind: 'status', status, at, actor: null, text: '', reason: null }
}

/** When it happened, and who did it. */
function timeText({ at, actor }: TimelineEvent, language: Language, t: Translate): string {
  const time = formatInstant(at, language)
  return actor === null || actor.kind === 'system'
    ? time
    : t('orders:event.by', { time, actor: t(`orders:event.actor.${actor.kind}`) })
}

/** What happened, other than a new status. */
function eventText(event: OtherEvent, t: Translate): string {
  const { key, params } = eventMessage(event)
  return t(`orders:event.${key}`, params)
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
