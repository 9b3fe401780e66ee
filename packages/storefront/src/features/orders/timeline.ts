import { formatInstant } from '@colada/client/format/dates'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
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
function eventText(event: Exclude<TimelineEvent, { kind: 'status' }>, t: Translate): string {
  switch (event.kind) {
    case 'dates-changed':
      return event.legs.length === 1
        ? t(`orders:event.dates-changed.${event.legs[0]!}`)
        : t('orders:event.dates-changed.both')
    case 'garments-added':
      return t('orders:event.garments-added', { count: event.count })
    case 'charge': {
      const amount = formatMoney(fromEuros(Math.abs(event.amount)))
      return t(event.amount < 0 ? 'orders:event.waiver' : 'orders:event.charge', { amount })
    }
    case 'payment':
      return t('orders:event.payment', { amount: formatMoney(fromEuros(event.amount)) })
    case 'refund': {
      const amount = formatMoney(fromEuros(event.amount))
      return t(event.is_done ? 'orders:event.refund' : 'orders:event.refundWaiting', { amount })
    }
    case 'incident-answered':
    case 'garments-returned':
      return t(`orders:event.${event.kind}`)
  }
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
