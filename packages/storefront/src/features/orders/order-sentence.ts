import {
  dateOf,
  daysBetween,
  formatDateTime,
  formatDay,
  formatHours,
  isReadableDate,
} from '@colada/client/format/dates'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'
import { garmentsText } from './order-garments.ts'

const { created, pendingPayment, absentAtPickup, collected, washing, incident } = orderStatus
const { washed, outForDelivery, absentAtDelivery, delivered, cancelled, error } = orderStatus

export interface SentenceContext {
  readonly language: Language
  readonly t: Translate
  /** The server's time, epoch seconds. */
  readonly now: number
  /** A payment was started in this browser, and its outcome is unknown. */
  readonly isConfirming?: boolean
}

/** Where an order is, in one sentence with the next date; `null` for a status that the shop does not know. */
export function orderSentence(order: Order, context: SentenceContext): string | null {
  const { t, isConfirming = false } = context
  const pickup = order.pickups.at(-1)
  const delivery = order.deliveries.at(-1)
  switch (order.status) {
    case pendingPayment:
      // The specification's text is for a payment in progress (spec 000 §4); an unpaid order has another.
      return t(isPayable(order) && !isConfirming ? 'orders:detail.unpaid' : 'orders:detail.waiting')
    case created:
      if (order.kind === 'voucher')
        return t('orders:sentence.voucher', { name: garmentsText(order, context.language, t) })
      return visit('pickup', pickup, context) ?? t('orders:sentence.accepted')
    case absentAtPickup:
      return missedVisit(pickup, order.changePickupCost, context)
    case absentAtDelivery:
      return join(missedVisit(delivery, order.changeDeliveryCost, context), t('orders:sentence.safe'))
    case collected:
      return join(t('orders:sentence.collected'), visit('delivery', delivery, context))
    case washing:
      return join(t('orders:sentence.washing'), visit('delivery', delivery, context))
    case washed:
      // At a store the garments wait, whatever date was expected.
      return join(
        t('orders:sentence.washed'),
        delivery?.place === 'store'
          ? t('orders:sentence.atStore.collect', {
              store: delivery.storeName,
              hours: formatHours(delivery.start, delivery.end),
            })
          : visit('delivery', delivery, context),
      )
    case outForDelivery:
      return join(t('orders:sentence.outForDelivery'), visit('delivery', delivery, context))
    case incident:
      return t('orders:sentence.incident')
    case delivered:
      return deliveredSentence(order, context)
    case cancelled:
      return order.isReturnDue
        ? join(t('orders:detail.cancelled'), visit('return', delivery, context))
        : t('orders:detail.cancelled')
    case error:
      return t('orders:detail.error')
    default:
      return null
  }
}

/** When a leg takes place: "mañana, 9:00–11:00"; `undefined` without a date that can be read. */
function whenOf(leg: OrderLeg | undefined, { now, language, t }: SentenceContext): string | undefined {
  if (!leg || !isReadableDate(leg.date)) return undefined
  const hours = formatHours(leg.start, leg.end)
  const days = daysBetween(dateOf(now), leg.date)
  if (days === 0) return t('orders:when.today', { hours })
  if (days === 1) return t('orders:when.tomorrow', { hours })
  if (days === -1) return t('orders:when.yesterday', { hours })
  return t('orders:when.day', { day: formatDay(leg.date, language), hours })
}

/** What the customer does at a store: takes the garments there, or collects them. */
function storeVisit(
  kind: 'pickup' | 'delivery' | 'return',
  leg: OrderLeg,
  { now, language, t }: SentenceContext,
): string {
  const store = { store: leg.storeName, hours: formatHours(leg.start, leg.end) }
  if (kind === 'pickup' && leg.bringBefore !== null) {
    const time = formatDateTime(leg.bringBefore, language)
    return t('orders:sentence.atStore.pickupBefore', { ...store, time })
  }
  if (kind === 'pickup' || leg.startsAt <= now) return t(`orders:sentence.atStore.${kind}`, store)
  const day = formatDay(leg.date, language)
  return t('orders:sentence.atStore.readyFrom', { ...store, day })
}

/** When the van comes, or should have come if that day is over; at a store what the customer does. */
function visit(
  kind: 'pickup' | 'delivery' | 'return',
  leg: OrderLeg | undefined,
  context: SentenceContext,
): string | undefined {
  const when = whenOf(leg, context)
  if (when === undefined || !leg) return undefined
  if (leg.place === 'store') return storeVisit(kind, leg, context)
  const isOver = daysBetween(dateOf(context.now), leg.date) < 0
  return context.t(`orders:sentence.${isOver ? 'planned' : 'visit'}.${kind}`, { when })
}

function missedVisit(leg: OrderLeg | undefined, cost: Cents, context: SentenceContext): string {
  const when = whenOf(leg, context)
  const { t } = context
  return join(
    when === undefined ? undefined : t('orders:sentence.missed', { when }),
    cost > 0 ? t('orders:sentence.newVisit', { amount: formatMoney(cost) }) : t('orders:sentence.freeVisit'),
  )
}

function deliveredSentence({ statusHistory, deliveries }: Order, { language, t }: SentenceContext): string {
  const at = statusHistory.findLast(({ status }) => status === delivered)?.at ?? deliveries.at(-1)?.startsAt
  if (at === undefined) return t('orders:sentence.deliveredOnce')
  return t('orders:sentence.delivered', { day: formatDay(dateOf(at), language) })
}

function join(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
