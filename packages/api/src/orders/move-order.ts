import type { WireCartItem } from '@colada/domain/cart/contract'
import type { CategoryId } from '@colada/domain/catalogue/category'
import type { CancellationFault } from '@colada/domain/orders/cancellation'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { canTransition, getNextStatuses } from '@colada/domain/orders/transitions'
import { readCart } from '../cart/service.ts'
import { type Database, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { rewardReferrer } from '../promotions/service.ts'
import { readStore } from '../schedule/service.ts'
import { loadOrder } from './find-orders.ts'
import { absenceMessage, garmentsMessage, missingItemsMessage } from './incident-messages.ts'
import { addIncident, solveIncidents } from './incidents.ts'
import { bookOrder } from './on-account.ts'
import type { OrderPayments } from './order-payments.ts'
import {
  addStep,
  closeReturn,
  findOrderByLocator,
  lockOrder,
  type OrderRow,
  type StepCause,
} from './repository.ts'
import { placesOf } from './store-legs.ts'
import { acceptOrder, cancelOrder, moveOrder } from './transitions.ts'

export interface Move {
  readonly locator: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

export interface MoveDependencies extends Pick<OrderPayments, 'refundCancelled'> {
  readonly database: Pick<Database, 'db'>
  /** Returns epoch milliseconds. */
  readonly clock: () => number
}

/** No limit of customers applies. */
const operations = { kind: 'operations' } as const

/** Statuses in which an incident blocks the order (spec 000 §4). */
const incidentKinds = new Map<OrderStatus, 'absence' | 'garments'>([
  [orderStatus.absentAtPickup, 'absence'],
  [orderStatus.absentAtDelivery, 'absence'],
  [orderStatus.incident, 'garments'],
])

export interface MoveOptions extends StepCause {
  /** With an incident: garments that were found and not paid for. */
  readonly missingItems?: readonly WireCartItem[]
  /** With a cancellation: the shop's fault returns everything. */
  readonly fault?: CancellationFault
  /** Called with the locked order before it moves: checks and records what a staff member does. */
  readonly guard?: (tx: Executor, order: OrderRow) => Promise<void>
  /** With `washed`: the category of the only part of a multi-part order that is washed. */
  readonly part?: CategoryId | undefined
  /** With `washed`: the store that hands over the garments if a van brought them back. */
  readonly storeId?: number | undefined
}

/**
 * Moves an order to another status: one allowed transition and its effects, in one transaction.
 *
 * @throws ApiError `invalid` for options of another status, `cartRefused` for products that are not sold, `notFound` for
 * an unknown locator, `transitionRefused` for a transition that is not allowed
 */
export async function moveOrderByLocator(
  deps: MoveDependencies,
  locator: string,
  to: OrderStatus,
  { missingItems = [], fault, part, storeId, guard, ...cause }: MoveOptions,
): Promise<Move> {
  const incidentKind = incidentKinds.get(to)
  if (missingItems.length > 0 && incidentKind !== 'garments') throw new ApiError('invalid')
  if (fault !== undefined && to !== orderStatus.cancelled) throw new ApiError('invalid')
  if ((part ?? storeId) !== undefined && to !== orderStatus.washed) throw new ApiError('invalid')
  const store = storeId === undefined ? undefined : readStore('delivery', storeId, operations)
  const at = new Date(deps.clock())
  return runTransaction(deps.database.db, async (tx) => {
    // Found in the bag, so no limit of customers applies.
    if (missingItems.length > 0) await readCart(tx, missingItems, operations)
    const found = await findOrderByLocator(tx, locator)
    const before = found && (await lockOrder(tx, found.id))
    if (!before) throw new ApiError('notFound')
    await guard?.(tx, before)
    const from = before.status
    if (part !== undefined && (await washPart(tx, before, part, cause, at)) === 'others-left')
      return { locator: before.locator, from, to: from }
    const places = await placesOf(tx, before.id)
    const handedOverAt =
      from === orderStatus.outForDelivery || from === orderStatus.absentAtDelivery ? store : undefined
    const deliveryPlace = handedOverAt ? 'store' : places.deliveryPlace
    const context = { kind: before.kind, ...places, deliveryPlace }
    if (!canTransition(from, to, context)) {
      const allowed = getNextStatuses(from).filter((next) => canTransition(from, next, context))
      throw new ApiError('transitionRefused', { details: { from, to, allowed } })
    }
    const moved =
      to === orderStatus.cancelled
        ? await cancelAndRefund(tx, deps, before, { fault: fault ?? 'customer', ...cause }, at)
        : await moveOrder(tx, before.id, to, cause, at, { handedOverAt })
    await solveIncidents(tx, moved.id, at)
    if (incidentKind) {
      const question = missingItems.length > 0 ? missingItemsMessage : garmentsMessage
      const description = incidentKind === 'absence' ? absenceMessage : question
      await addIncident(tx, {
        orderId: moved.id,
        kind: incidentKind,
        descriptionEs: description.es,
        descriptionEn: description.en,
        missingItems: [...missingItems],
        createdAt: at,
      })
    }
    if (from === orderStatus.pendingPayment && to === orderStatus.created) await acceptOrder(tx, moved, at)
    if (to === orderStatus.delivered) await rewardReferrer(tx, moved.id, at)
    return { locator: moved.locator, from, to }
  })
}

/**
 * Records that a part of an order is washed. The caller holds the order's lock.
 *
 * @throws ApiError `transitionRefused`
 */
async function washPart(
  tx: Executor,
  order: OrderRow,
  categoryId: CategoryId,
  cause: StepCause,
  at: Date,
): Promise<'others-left' | 'all-washed'> {
  const record = await loadOrder(tx, order)
  const isWashed = ({ categoryId: id }: { categoryId: CategoryId }) =>
    record.partSteps.some((step) => step.categoryId === id)
  const parts = [...new Set(record.items.map((item) => item.categoryId))]
  if (
    order.status !== orderStatus.washing ||
    parts.length < 2 ||
    !parts.includes(categoryId) ||
    isWashed({ categoryId })
  )
    throw new ApiError('transitionRefused', { details: { from: order.status, to: orderStatus.washed } })
  await addStep(tx, { orderId: order.id, status: orderStatus.washed, categoryId }, cause, at)
  return parts.every((id) => id === categoryId || isWashed({ categoryId: id })) ? 'all-washed' : 'others-left'
}

/**
 * Cancels an order that was accepted, returns its money and mails the customer. The caller holds the order's lock.
 * Lock order: refunds before places and coupon (trust 3).
 *
 * @throws ApiError `transitionRefused`
 */
export async function cancelAndRefund(
  tx: Executor,
  deps: Pick<MoveDependencies, 'refundCancelled'>,
  order: OrderRow,
  { fault, ...cause }: { readonly fault: CancellationFault } & StepCause,
  at: Date,
): Promise<OrderRow> {
  const { isReturnDue, refund, kept } = await deps.refundCancelled(tx, await loadOrder(tx, order), fault, at)
  const cancelled = await cancelOrder(tx, order.id, { fault, isReturnDue, ...cause }, at)
  await bookOrder(tx, order.id, at, { kept })
  // Nobody was told of an unpaid order.
  if (order.status !== orderStatus.pendingPayment) {
    const { id, language } = order
    const details = { refund, kept }
    await enqueueMails(tx, [{ kind: 'order-cancelled', subjectId: id, cause: id, details, language }], at)
  }
  return cancelled
}

/**
 * Records that the garments of a cancelled order were handed back.
 * @throws ApiError `notFound` for an unknown locator, `transitionRefused` when no return is due
 */
export async function recordReturn(
  { database, clock }: Pick<MoveDependencies, 'database' | 'clock'>,
  locator: string,
): Promise<{ readonly locator: string }> {
  const order = await findOrderByLocator(database.db, locator)
  if (!order) throw new ApiError('notFound')
  if (!(await closeReturn(database.db, order.id, new Date(clock())))) throw new ApiError('transitionRefused')
  return { locator: order.locator }
}
