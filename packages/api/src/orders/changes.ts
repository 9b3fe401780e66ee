import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import { includedVat } from '@colada/domain/money/vat'
import { rescheduledStatus } from '@colada/domain/orders/rescheduling'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { movePlaces } from '../schedule/service.ts'
import { setOrderAmounts } from './amounts-repository.ts'
import { type ChangeRecord, closeChange, findOpenChanges } from './change-repository.ts'
import { orderCharges } from './charge-tables.ts'
import { solveIncidents } from './incidents.ts'
import { bookOrder } from './on-account.ts'
import {
  addItems,
  addLegs,
  changeStatus,
  findHeldLegs,
  lockOrder,
  type OrderRow,
  releaseLegs,
  type StepCause,
} from './repository.ts'

/**
 * Applies a paid open change: its places become the order's, and the previous ones are freed in the same transaction.
 * The caller holds the order's lock. Returns false when the change is already closed.
 */
export async function applyChange(
  tx: Executor,
  order: OrderRow,
  record: ChangeRecord,
  cause: StepCause,
  at: Date,
): Promise<boolean> {
  if (!(await closeChange(tx, record.change.id, 'applied', at))) return false
  const released = await placesToRelease(tx, order.id, record.legs)
  await applyEffects(tx, order, record, cause, at)
  await movePlaces(tx, { free: released })
  await bookOrder(tx, order.id, at)
  return true
}

/** Returns the order's places that a change replaces. */
export async function placesToRelease(
  tx: Executor,
  orderId: number,
  legs: readonly { readonly leg: Leg; readonly keepsPlace: boolean }[],
): Promise<SlotId[]> {
  const moving = new Set(legs.filter((leg) => leg.keepsPlace).map((leg) => leg.leg))
  const held = await findHeldLegs(tx, orderId)
  return held.filter((row) => moving.has(row.leg)).flatMap((row) => row.slotId ?? [])
}

/** Applies a change except for its places: garments, legs, amounts, incidents and mail. */
export async function applyEffects(
  tx: Executor,
  order: OrderRow,
  { change, legs }: ChangeRecord,
  cause: StepCause,
  at: Date,
): Promise<void> {
  if (change.addedItems.length > 0) {
    await addItems(
      tx,
      change.addedItems.map((item) => ({ ...item, orderId: order.id })),
    )
  }
  if (legs.length > 0) {
    await releaseLegs(tx, order.id, at, legs)
    await addLegs(
      tx,
      legs.map(({ changeId: _c, keepsPlace: _k, ...leg }) => ({ ...leg, orderId: order.id })),
    )
  }
  const items = order.items + change.items
  const incidents = order.incidents + change.incidents
  const [pickup, delivery] = [order.pickup + change.pickup, order.delivery + change.delivery]
  const transport = pickup + delivery
  await setOrderAmounts(tx, order.id, {
    items,
    pickup,
    delivery,
    transport,
    incidents,
    total: items + transport + incidents - order.discount,
    itemsVat: includedVat(items - order.itemsDiscount),
    transportVat: includedVat(transport + incidents - order.transportDiscount),
    categoryId: categoryWith(order, change.addedItems),
  })
  if (change.incidents > 0) {
    const kind = change.solves ? 'absence' : 'late_change'
    const charge = { orderId: order.id, kind, amount: change.incidents, changeId: change.id, at } as const
    await tx.insert(orderCharges).values(charge)
  }
  if (change.solves) await solve(tx, order, { change, legs }, cause, at)
  else if (order.status === orderStatus.outForDelivery && isCollected(legs)) {
    await changeStatus(tx, order.id, rescheduledStatus('delivery', 'store'), { ...cause, at })
  }
  const { id: subjectId, language } = order
  const details = { changeId: change.id }
  await enqueueMails(tx, [{ kind: 'order-change', subjectId, cause: change.id, details, language }], at)
}

/** Whether a change moves the delivery to a store. */
function isCollected(legs: ChangeRecord['legs']): boolean {
  return legs.some(({ leg, place }) => leg === 'delivery' && place === 'store')
}

/** The category of an order with the added garments, -1 for several (spec 000 §3). */
function categoryWith(order: OrderRow, added: readonly { categoryId: CategoryId }[]): CategoryId {
  return added.every((item) => item.categoryId === order.categoryId) ? order.categoryId : categoryIds.all
}

/** Moves the order on after a missed leg has a new slot, or the missing garments are bought. */
async function solve(
  tx: Executor,
  order: OrderRow,
  record: ChangeRecord,
  cause: StepCause,
  at: Date,
): Promise<void> {
  const { legs } = record
  const hasOpenIncidents = await solveIncidents(tx, order.id, at, legs.length > 0 ? 'all' : 'missing-items')
  // Another incident is still open.
  if (hasOpenIncidents) return
  const to = nextStatus(order.status, legs)
  if (!(await changeStatus(tx, order.id, to, { ...cause, at }))) throw new ApiError('transitionRefused')
}

function nextStatus(status: OrderStatus, moved: ChangeRecord['legs']): OrderStatus {
  if (moved.length === 0) return orderStatus.washing
  if (status === orderStatus.absentAtPickup) return rescheduledStatus('pickup', 'address')
  return rescheduledStatus('delivery', isCollected(moved) ? 'store' : 'address')
}

/**
 * Closes the open change of an order, if any. The caller holds the order's lock.
 *
 * @returns the places of the change. The caller frees them with its own, since slots are updated once per transaction,
 * in one order.
 */
export async function lapseOpenChange(tx: Executor, orderId: number, at: Date): Promise<SlotId[]> {
  const [record] = await findOpenChanges(tx, [orderId])
  if (!record || !(await closeChange(tx, record.change.id, 'lapsed', at))) return []
  return record.legs.filter((leg) => leg.keepsPlace).flatMap((leg) => leg.slotId ?? [])
}

/**
 * Drops the unpaid change of an order and frees its places. Its payments were closed at their providers before.
 *
 * @param changeId the change; any open one when left out
 * @returns false when the order has an open payment
 */
export async function lapseUnpaid(
  tx: Executor,
  { orderId, changeId }: { readonly orderId: number; readonly changeId?: number },
  hasOpenPayments: (executor: Executor, orderId: number) => Promise<boolean>,
  at: Date,
): Promise<boolean> {
  await lockOrder(tx, orderId)
  if (await hasOpenPayments(tx, orderId)) return false
  const [open] = await findOpenChanges(tx, [orderId])
  const isCurrent = changeId === undefined || open?.change.id === changeId
  if (isCurrent) await movePlaces(tx, { free: await lapseOpenChange(tx, orderId, at) })
  return true
}
