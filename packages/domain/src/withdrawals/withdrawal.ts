import { serviceTerms } from '../content/service-terms.ts'
import { type Cents, splitInProportion } from '../money/money.ts'
import { type CancellableOrder, cancellationOf, type RefundablePayment } from '../orders/cancellation.ts'
import { finishedStatuses, type OrderStatus, orderStatus } from '../orders/status.ts'
import { addDays, toInstant, toLocalDate } from '../schedule/local-time.ts'

/** Where the garments go that are not cleaned: by van to the customer, or to a store where the customer collects them. */
export const returnPlaces = ['home', 'store'] as const
export type ReturnPlace = (typeof returnPlaces)[number]

/** Garments of an order, a line of it. */
export interface WithdrawnLine {
  readonly quantity: number
  /** All of them, VAT included, before discounts. */
  readonly total: Cents
  /** How many of them are being cleaned, or are clean: these are paid. */
  readonly inCleaning: number
}

/** An order of which the customer withdraws. */
export interface WithdrawnOrder extends CancellableOrder {
  readonly itemsDiscount: Cents
  readonly pickup: Cents
  readonly pickupDiscount: Cents
  readonly delivery: Cents
  readonly deliveryDiscount: Cents
}

/** Why some of the money is kept. */
export const withdrawalReasons = ['cleaned', 'pickup', 'delivery', 'charges', 'missed-pickups'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** What a withdrawal returns. */
export interface WithdrawalResult {
  /** Sum of the refunds. */
  readonly refund: Cents
  readonly kept: Cents
  /** Why, with the amounts that add up to `kept`. */
  readonly keptFor: readonly { readonly reason: WithdrawalReason; readonly amount: Cents }[]
  readonly refunds: readonly { readonly paymentId: number; readonly amount: Cents }[]
}

/**
 * Calculates what comes back when a consumer withdraws from an order. Before the pickup it is a cancellation. From then on
 * the price of the garments that are not in cleaning comes back; the pickup and the charges are kept, the delivery only if
 * the garments are brought home. Discounts are split in proportion. What is kept is taken from the oldest payment. Source:
 * operations 5.2, article 108.3 of the consumer act.
 *
 * @param payments the oldest first
 */
export function withdrawalOf(
  order: WithdrawnOrder,
  lines: readonly WithdrawnLine[],
  payments: readonly RefundablePayment[],
  returnTo: ReturnPlace,
): WithdrawalResult {
  if (isBeforePickup(order.status)) {
    const { refund, kept, refunds } = cancellationOf(order, payments, 'customer')
    return { refund, kept, refunds, keptFor: kept > 0 ? [{ reason: 'missed-pickups', amount: kept }] : [] }
  }
  const available = payments.reduce((sum, { refundable }) => sum + refundable, 0)
  const parts: WithdrawalResult['keptFor'] = [
    { reason: 'cleaned', amount: priceOfCleaned(lines, order.itemsDiscount) },
    { reason: 'pickup', amount: order.pickup - order.pickupDiscount },
    { reason: 'delivery', amount: returnTo === 'home' ? order.delivery - order.deliveryDiscount : 0 },
    { reason: 'charges', amount: order.incidents },
  ]
  let left = available
  const keptFor = parts
    .map(({ reason, amount }) => {
      const taken = Math.min(left, amount)
      left -= taken
      return { reason, amount: taken }
    })
    .filter(({ amount }) => amount > 0)
  const kept = available - left
  let toKeep = kept
  const refunds = payments.map(({ id, refundable }) => {
    const amount = Math.max(0, refundable - toKeep)
    toKeep -= refundable - amount
    return { paymentId: id, amount }
  })
  return { refund: left, kept, keptFor, refunds: refunds.filter(({ amount }) => amount > 0) }
}

/** Nothing of the service was performed. */
export function isBeforePickup(status: OrderStatus): boolean {
  return (
    status === orderStatus.pendingPayment ||
    status === orderStatus.created ||
    status === orderStatus.absentAtPickup
  )
}

/** The price of the garments in cleaning, with their part of the discount. */
function priceOfCleaned(lines: readonly WithdrawnLine[], discount: Cents): Cents {
  const pieces = lines.flatMap(({ quantity, total, inCleaning }) =>
    splitInProportion(
      total,
      Array.from({ length: quantity }, () => 1),
    ).map((price, index) => ({ price, isCleaned: index < inCleaning })),
  )
  const discounts = splitInProportion(
    discount,
    pieces.map(({ price }) => price),
  )
  return pieces.reduce(
    (sum, { price, isCleaned }, index) => (isCleaned ? sum + price - discounts[index]! : sum),
    0,
  )
}

/** What decides whether a customer can withdraw. */
export interface WithdrawableOrder {
  readonly status: OrderStatus
  readonly isBusiness: boolean
  /** Taken by staff at a store: no distance contract. */
  readonly isTakenAtStore: boolean
  /** Epoch seconds. */
  readonly createdAt: number
}

/** Why a withdrawal is not one by law. It is received and answered all the same. */
export const withdrawalObstacles = ['business', 'store', 'late', 'performed', 'cancelled'] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

/**
 * Returns why the right of withdrawal does not exist, or has ended: companies and orders taken at a store have none, it
 * lasts 14 calendar days from the order, and ends with the performed service. `null` where it exists.
 *
 * @param at Epoch seconds at which the withdrawal was received.
 */
export function obstacleTo(order: WithdrawableOrder, at: number): WithdrawalObstacle | null {
  if (order.isBusiness) return 'business'
  if (order.isTakenAtStore) return 'store'
  if (order.status === orderStatus.delivered) return 'performed'
  if (finishedStatuses.includes(order.status)) return 'cancelled'
  return at < withdrawalEnd(order.createdAt) ? null : 'late'
}

/** The end of the last day on which a customer can withdraw. Epoch seconds in and out. */
export function withdrawalEnd(createdAt: number): number {
  return toInstant(addDays(toLocalDate(createdAt), serviceTerms.withdrawalDays + 1), '00:00')
}
