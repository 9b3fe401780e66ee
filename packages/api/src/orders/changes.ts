import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import { rescheduledStatus } from '@colada/domain/orders/moving'
import { vatWithin } from '@colada/domain/orders/price-order'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { Executor } from '../database/connection.ts'
import { enqueueChangeConfirmation } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { movePlaces } from '../schedule/service.ts'
import { type ChangeRecord, closeChange, findOpenChanges } from './change-repository.ts'
import { solveIncidents } from './incidents.ts'
import {
  addItems,
  addLegs,
  addStep,
  changeStatus,
  findHeldLegs,
  growOrder,
  type OrderRow,
  releaseLegs,
} from './repository.ts'

/**
 * Lets an open change take effect, now that it is paid: its places become the order's, and those of before are freed in
 * the same commit. The caller holds the order's lock. False when it was closed before.
 */
export async function applyChange(
  tx: Executor,
  order: OrderRow,
  record: ChangeRecord,
  at: Date,
): Promise<boolean> {
  if (!(await closeChange(tx, record.change.id, 'applied', at))) return false
  const given = await placesGivenUp(tx, order.id, record.legs)
  await carryOut(tx, order, record, at)
  await movePlaces(tx, { free: given })
  return true
}

/** The places of an order that a change gives up for those it took. */
export async function placesGivenUp(
  tx: Executor,
  orderId: number,
  legs: readonly { readonly leg: Leg; readonly keepsPlace: boolean }[],
): Promise<SlotId[]> {
  const moving = new Set(legs.filter((leg) => leg.keepsPlace).map((leg) => leg.leg))
  const held = await findHeldLegs(tx, orderId)
  return held.filter((row) => moving.has(row.leg)).map((row) => row.slotId)
}

/** Everything of a change but its places: garments, legs, amounts, what it solves, and its mail. */
export async function carryOut(
  tx: Executor,
  order: OrderRow,
  { change, legs }: ChangeRecord,
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
  await growOrder(tx, order.id, {
    items,
    incidents,
    total: order.total + change.items + change.incidents,
    itemsVat: vatWithin(items - order.itemsDiscount),
    transportVat: vatWithin(order.transport + incidents - order.transportDiscount),
    categoryId: categoryWith(order, change.addedItems),
  })
  if (change.solves) await solve(tx, order, { change, legs }, at)
  await enqueueChangeConfirmation(tx, order, change.id, at)
}

/** The category of an order's garments once others have joined, -1 when they are of several (spec 000 §3). */
function categoryWith(order: OrderRow, added: readonly { categoryId: CategoryId }[]): CategoryId {
  return added.every((item) => item.categoryId === order.categoryId) ? order.categoryId : categoryIds.all
}

/** A missed leg has a new hour, or missing garments are bought: the order goes on. */
async function solve(tx: Executor, order: OrderRow, record: ChangeRecord, at: Date): Promise<void> {
  const [leg] = record.legs
  const isLeft = await solveIncidents(tx, order.id, at, leg ? 'all' : 'missing-items')
  // Something else still waits for an answer.
  if (isLeft) return
  const to = nextStatus(order.status, leg?.leg)
  if (!(await changeStatus(tx, order.id, to))) throw new ApiError('transitionRefused')
  await addStep(tx, order.id, to, at)
}

function nextStatus(status: OrderStatus, leg: Leg | undefined): OrderStatus {
  if (leg === undefined) return orderStatus.washing
  return rescheduledStatus(status === orderStatus.absentAtPickup ? 'pickup' : 'delivery')
}

/**
 * Closes the open change of an order, if there is one, and answers the places it kept, which the caller frees together
 * with what else it frees: slots are changed once a commit, in one order. The caller holds the order's lock.
 */
export async function lapseOpenChange(tx: Executor, orderId: number, at: Date): Promise<SlotId[]> {
  const [record] = await findOpenChanges(tx, [orderId])
  if (!record || !(await closeChange(tx, record.change.id, 'lapsed', at))) return []
  return record.legs.filter((leg) => leg.keepsPlace).map((leg) => leg.slotId)
}
