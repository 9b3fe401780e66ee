import { type OrderAction, orderActions } from '@colada/domain/orders/actions'
import { toOrder, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { SlotId } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import { type Db, type Executor, readSnapshot } from '../database/connection.ts'
import { type Confirmation, enqueueOrderConfirmation } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { endVoucher, makeVoucher, releaseCoupon, voucherOf } from '../promotions/service.ts'
import { movePlaces } from '../schedule/service.ts'
import { lapseOpenChange } from './changes.ts'
import { findChange, findOpenChanges } from './change-repository.ts'
import { toConfirmation } from './confirmation.ts'
import { type Due, dueOf } from './due.ts'
import { toWireOrder } from './present.ts'
import {
  addStep,
  changeStatus,
  countOrders,
  findHeldLegs,
  findOrder,
  findOrdersOf,
  loadRecords,
  type OrderRecord,
  type OrderRow,
  releaseLegs,
} from './repository.ts'

export {
  type ChangeRow,
  claimLapsing,
  findChange,
  findOpenChanges,
  sumAppliedChanges,
} from './change-repository.ts'
export { movedLeg, priceChange } from './change-price.ts'
export { applyChange, lapseOpenChange } from './changes.ts'
export { garmentsOf } from './garments.ts'
export type { Due } from './due.ts'
export {
  changeAmounts,
  claimUnpaid,
  findOrder,
  lockOrder,
  type OrderRecord,
  type OrderRow,
} from './repository.ts'

/** What orders need of `payment`, which is a subject after this one. */
export interface OrderPayments {
  /** Whether a payment of the order, or of a change of it, is open. */
  readonly hasOpenPayments: (executor: Executor, orderId: number) => Promise<boolean>
  /**
   * Cancels or settles the open payments of an order at their providers.
   * @throws ApiError `paymentProviderDown`
   */
  readonly closePayments: (order: OrderRow) => Promise<void>
  /** Adds the refunds of an order that is being cancelled. The caller holds the order's lock. */
  readonly refundCancelled: (tx: Executor, order: OrderRow, at: Date) => Promise<void>
}

/** What a customer has to pay for an order now, or for its open change; `null` when nothing is due. */
export async function findDue(executor: Executor, order: OrderRow): Promise<Due | null> {
  const [open] = await findOpenChanges(executor, [order.id])
  return dueOf(order, open?.change ?? null)
}

/** Whether a customer has placed an order that was not cancelled: the first-order offer is over. */
export async function hasOrders(executor: Executor, userId: number): Promise<boolean> {
  return (await countOrders(executor, userId)) > 0
}

/** A customer's own order with everything that belongs to it; another's is not found. */
export async function findOwnOrder(
  executor: Executor,
  userId: number,
  orderId: number,
): Promise<OrderRecord | undefined> {
  const [record] = await findOrdersOf(executor, userId, orderId)
  return record
}

/** What may be done with an order now; the rule is the domain's. `now` in epoch milliseconds. */
export function actionsOf(record: OrderRecord, now: number): OrderAction[] {
  return orderActions(toOrder(toWireOrder(record, undefined, 'es', now / 1000)))
}

/** A customer's orders on the wire as they are at one moment, oldest first; `now` in epoch milliseconds. */
export async function listOrders(
  db: Db,
  userId: number,
  language: Language,
  now: number,
  orderId?: number,
): Promise<WireOrder[]> {
  return readSnapshot(db, async (snapshot) =>
    presentAll(snapshot, await findOrdersOf(snapshot, userId, orderId), language, now),
  )
}

/** One row of orders as the wire has it. */
export async function presentOrder(
  executor: Executor,
  order: OrderRow,
  language: Language,
  now: number,
): Promise<WireOrder> {
  const [wire] = await presentAll(executor, await loadRecords(executor, [order]), language, now)
  return wire!
}

/** Everything about one order, for what is made from it. */
export async function loadOrder(executor: Executor, order: OrderRow): Promise<OrderRecord> {
  const [record] = await loadRecords(executor, [order])
  return record!
}

/** What the confirmation of an order, or of a change of it, tells, the customer's name and language aside. */
export async function confirmationOf(
  executor: Executor,
  { orderId, changeId }: { orderId: number; changeId: number | null },
): Promise<Omit<Confirmation, 'customer'> & { userId: number }> {
  const order = await findOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId} to confirm.`)
  const record = await loadOrder(executor, order)
  const change = changeId === null ? undefined : await findChange(executor, changeId)
  return toConfirmation(record, await voucherOf(executor, orderId), change?.change ?? null)
}

async function presentAll(
  executor: Executor,
  records: readonly OrderRecord[],
  language: Language,
  now: number,
): Promise<WireOrder[]> {
  const wires: WireOrder[] = []
  for (const record of records) {
    const voucher = record.order.kind === 'voucher' ? await voucherOf(executor, record.order.id) : undefined
    wires.push(toWireOrder(record, voucher, language, now / 1000))
  }
  return wires
}

/**
 * Moves an order one allowed step, with what that step brings: a cancelled order gives its places and its
 * coupon back in the same commit, an accepted one confirms by mail and, for packs, makes its code.
 * The caller holds the order's lock. `at` is now.
 *
 * @throws ApiError `transitionRefused`
 */
export async function moveOrder(tx: Executor, orderId: number, to: OrderStatus, at: Date): Promise<OrderRow> {
  const moved = await changeStatus(tx, orderId, to)
  if (!moved) throw new ApiError('transitionRefused')
  await addStep(tx, orderId, to, at)
  // A change that was asked for is overtaken by whatever else happens to the order.
  const places = await lapseOpenChange(tx, orderId, at)
  if (to === orderStatus.cancelled) await letGo(tx, orderId, places, at)
  else await movePlaces(tx, { free: places })
  return moved
}

/** An order that is paid, or need not be: it is confirmed by mail, and packs get their code. */
export async function acceptOrder(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  await enqueueOrderConfirmation(tx, order, at)
  if (order.kind !== 'voucher') return
  const { items } = await loadOrder(tx, order)
  await makeVoucher(tx, order, items, at)
}

/** Places first, coupon last: the one order in which locks are taken (trust 3). */
async function letGo(tx: Executor, orderId: number, places: readonly SlotId[], at: Date): Promise<void> {
  const legs = await findHeldLegs(tx, orderId)
  await releaseLegs(tx, orderId, at)
  await movePlaces(tx, { free: [...places, ...legs.map((leg) => leg.slotId)] })
  await releaseCoupon(tx, orderId, at)
  await endVoucher(tx, orderId, at)
}
