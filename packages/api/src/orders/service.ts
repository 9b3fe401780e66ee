import { type OrderAction, getOrderActions } from '@colada/domain/orders/actions'
import type { Cancellation, CancellationFault } from '@colada/domain/orders/cancellation'
import { toOrder, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import { returnToSavedCart } from '../cart/service.ts'
import { type Db, type Executor, readSnapshot } from '../database/connection.ts'
import { type Confirmation, enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import {
  endVoucher,
  createVoucher,
  findRedeemedCode,
  findVouchers,
  releaseCoupon,
} from '../promotions/service.ts'
import { movePlaces } from '../schedule/service.ts'
import { lapseOpenChange } from './changes.ts'
import { listPendingBalances } from './balances.ts'
import { refusedFor } from './added-categories.ts'
import { findChange, findOpenChanges } from './change-repository.ts'
import { toConfirmation } from './confirmation.ts'
import { type Due, dueOf } from './due.ts'
import { garmentsOf } from './garments.ts'
import { toWireOrder } from './present.ts'
import { enqueueProgress } from './progress-mail.ts'
import {
  changeStatus,
  countOrders,
  findHeldLegs,
  findOrder,
  findOrdersOf,
  loadRecords,
  lockOrder,
  type OrderFilter,
  type OrderRecord,
  type OrderRow,
  releaseLegs,
  type StepCause,
} from './repository.ts'

export {
  type ChangeRow,
  claimLapsing,
  findChange,
  findOpenChanges,
  sumAppliedChanges,
} from './change-repository.ts'
export { listPendingBalances, type PendingBalance } from './balances.ts'
export { movedLeg } from './change-price.ts'
export { applyChange, lapseOpenChange, lapseUnpaid } from './changes.ts'
export {
  eraseOrders,
  findLastAddress,
  findLastInvoicedAt,
  listOrderIds,
  listUsedAddressIds,
} from './erase.ts'
export { garmentsOf } from './garments.ts'
export type { Due } from './due.ts'
export { moveOrders } from './move-orders.ts'
export { findLocators } from './locator.ts'
export { deliveredAt } from './present.ts'
export { hasOrdersUnderWay, isAddressInUse } from './unfinished.ts'
export { incrementPaidAmounts } from './amounts-repository.ts'
export { findOrder, findOrderByLocator, lockOrder, type OrderRecord, type OrderRow } from './repository.ts'
export { claimUnpaid } from './unpaid-repository.ts'

/** The payment functions that orders depend on; `payment` is a later subject. */
export interface OrderPayments {
  /** Whether a payment of the order, or of a change of it, is open. */
  readonly hasOpenPayments: (executor: Executor, orderId: number) => Promise<boolean>
  /**
   * Cancels or settles the open payments of an order at their providers.
   * @throws ApiError `paymentProviderDown`
   */
  readonly closePayments: (order: OrderRow) => Promise<void>
  /** Adds the refunds of an order that is being cancelled. The caller holds the order's lock. */
  readonly refundCancelled: (
    tx: Executor,
    record: OrderRecord,
    fault: CancellationFault,
    at: Date,
  ) => Promise<Cancellation>
}

/** Returns the amount due for an order or its open change; `null` when nothing is due. */
export async function findDue(executor: Executor, order: OrderRow): Promise<Due | null> {
  const [open] = await findOpenChanges(executor, [order.id])
  return dueOf(order, open?.change ?? null)
}

/** Whether a customer has an order that is not cancelled, which ends the first-order offer. */
export async function hasOrders(executor: Executor, userId: number): Promise<boolean> {
  return (await countOrders(executor, userId)) > 0
}

/** Returns a customer's own order with its related rows. */
export async function findOwnOrder(
  executor: Executor,
  userId: number,
  orderId: number,
): Promise<OrderRecord | undefined> {
  const [record] = await findOrdersOf(executor, userId, { orderId })
  return record
}

/**
 * Returns the allowed actions by the domain's rules, apart from an open change, which is refused by itself. `now` in epoch
 * milliseconds.
 */
export function actionsOf(record: OrderRecord, now: number): OrderAction[] {
  return getOrderActions(toOrder(toWireOrder({ ...record, change: null }, undefined, 'es', now / 1000)))
}

/** Returns a customer's orders in wire format from one snapshot, oldest first. `now` in epoch milliseconds. */
export async function listOrders(
  db: Db,
  userId: number,
  language: Language,
  now: number,
  filter?: OrderFilter,
): Promise<WireOrder[]> {
  return readSnapshot(db, async (snapshot) =>
    presentAll(snapshot, await findOrdersOf(snapshot, userId, filter), language, now),
  )
}

/** Returns an order in wire format. */
export async function presentOrder(
  executor: Executor,
  order: OrderRow,
  language: Language,
  now: number,
): Promise<WireOrder> {
  const [wire] = await presentAll(executor, await loadRecords(executor, [order]), language, now)
  return wire!
}

/** Loads the related rows of an order. */
export async function loadOrder(executor: Executor, order: OrderRow): Promise<OrderRecord> {
  const [record] = await loadRecords(executor, [order])
  return record!
}

/** Returns the contents of a confirmation mail, without the customer's name and language. */
export async function confirmationOf(
  executor: Executor,
  { orderId, changeId }: { orderId: number; changeId: number | null },
): Promise<Omit<Confirmation, 'customer'> & { userId: number }> {
  const order = await findOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId} to confirm.`)
  const record = await loadOrder(executor, order)
  const change = changeId === null ? undefined : await findChange(executor, changeId)
  const vouchers = await findVouchers(executor, [orderId])
  return toConfirmation(record, vouchers.get(orderId), change?.change ?? null)
}

async function presentAll(
  executor: Executor,
  records: readonly OrderRecord[],
  language: Language,
  now: number,
): Promise<WireOrder[]> {
  const payable = records.find(({ order, change }) => dueOf(order, change?.change ?? null) !== null)
  const balances = payable ? await listPendingBalances(executor, payable.order.userId) : []
  const refusals = await refusedFor(executor, records)
  const packOrders = records.filter(({ order }) => order.kind === 'voucher')
  const vouchers = await findVouchers(
    executor,
    packOrders.map(({ order }) => order.id),
  )
  return records.map((record) => {
    const { id } = record.order
    const refused = refusals.get(id) ?? null
    return toWireOrder(record, vouchers.get(id), language, now / 1000, { balances, refused })
  })
}

/**
 * Moves an order to another status, but not to a cancellation ({@link cancelOrder}): its open change lapses, and the
 * customer gets the mail about the status, if it has one. The caller holds the order's lock.
 *
 * @throws ApiError `transitionRefused`
 */
export async function moveOrder(
  tx: Executor,
  orderId: number,
  to: OrderStatus,
  cause: StepCause,
  at: Date,
): Promise<OrderRow> {
  const moved = await changeStatus(tx, orderId, to, { ...cause, at })
  if (!moved) throw new ApiError('transitionRefused')
  await enqueueProgress(tx, moved.order, moved.stepId, at)
  // Any transition makes the open change obsolete.
  await movePlaces(tx, { free: await lapseOpenChange(tx, orderId, at) })
  return moved.order
}

/**
 * Cancels an order: its open change lapses, and its places and coupon are released in the same transaction. Where the
 * garments are with the shop, the delivery leg is kept to return them. The caller holds the order's lock.
 *
 * @throws ApiError `transitionRefused`
 */
export async function cancelOrder(
  tx: Executor,
  orderId: number,
  { fault, isReturnDue, ...cause }: { fault: CancellationFault; isReturnDue: boolean } & StepCause,
  at: Date,
): Promise<OrderRow> {
  const changes = { cancelledFault: fault, isReturnDue }
  const cancelled = await changeStatus(tx, orderId, orderStatus.cancelled, { ...cause, at, changes })
  if (!cancelled) throw new ApiError('transitionRefused')
  const places = await lapseOpenChange(tx, orderId, at)
  const legs = (await findHeldLegs(tx, orderId)).filter(({ leg }) => !(isReturnDue && leg === 'delivery'))
  if (legs.length > 0) await releaseLegs(tx, orderId, at, legs)
  // Lock order: places first, coupon last (trust 3).
  await movePlaces(tx, { free: [...places, ...legs.map((leg) => leg.slotId)] })
  await releaseCoupon(tx, orderId, at)
  await endVoucher(tx, orderId, at)
  return cancelled.order
}

/**
 * Cancels an order that is not paid: its places and its code are free again, and its garments and the code return to the
 * customer's cart, in one transaction. Its payments were closed at their providers before.
 *
 * @returns the order; `null` when it is no longer unpaid or has an open payment
 */
export async function cancelUnpaid(
  tx: Executor,
  orderId: number,
  { hasOpenPayments, actor }: Pick<OrderPayments, 'hasOpenPayments'> & StepCause,
  at: Date,
): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== orderStatus.pendingPayment || (await hasOpenPayments(tx, orderId))) return null
  const lines = garmentsOf(await loadOrder(tx, order)).map(({ line }) => line)
  const promoCode = await findRedeemedCode(tx, orderId)
  const cancelled = await cancelOrder(tx, orderId, { fault: 'customer', isReturnDue: false, actor }, at)
  await returnToSavedCart(tx, order.userId, { cart: { lines }, promoCode }, at)
  return cancelled
}

/** Accepts an order that is paid or billed: queues the confirmation mail and creates the code of packs. */
export async function acceptOrder(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const { id, language } = order
  await enqueueMails(tx, [{ kind: 'order-confirmation', subjectId: id, cause: id, language }], at)
  if (order.kind !== 'voucher') return
  const { items } = await loadOrder(tx, order)
  await createVoucher(tx, order, items, at)
}
