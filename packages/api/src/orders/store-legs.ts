import { findStore, type Store } from '@colada/domain/coverage/stores'
import type { Leg, LegPlace, SlotId } from '@colada/domain/schedule/slot'
import { zones } from '@colada/domain/schedule/zones'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { type CheckedLeg, collectionAt, movePlaces, returnAt } from '../schedule/service.ts'
import { loadOrder } from './find-orders.ts'
import { toLegRow } from './new-rows.ts'
import { addLegs, findHeldLegs, type OrderRow, releaseLegs } from './repository.ts'

/**
 * Records when garments were dropped off at a store: a collection at a store follows it. Orders that a van collects are
 * unchanged. The caller holds the order's lock.
 */
export async function recordDropOff(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const { id } = order
  const held = await findHeldLegs(tx, id)
  const storeOf = (leg: 'pickup' | 'delivery') => findStore(held.find((row) => row.leg === leg)?.storeId ?? 0)
  const [from, to] = [storeOf('pickup'), storeOf('delivery')]
  if (!from) return
  const pickup: CheckedLeg = { leg: 'pickup', zone: zones[from.zone], startsAt: at, slot: null, store: from }
  const { items } = await loadOrder(tx, order)
  const categories = items.map(({ categoryId }) => categoryId)
  const legs = to ? [pickup, collectionAt(to, pickup, categories, at.getTime())] : [pickup]
  await releaseLegs(tx, id, at, legs)
  await addLegs(
    tx,
    legs.map((leg) => toLegRow(id, leg, null)),
  )
}

/**
 * Changes the delivery of an order to a store that has its garments. The caller holds the order's lock.
 *
 * @returns the places that the caller frees with its own
 */
export async function deliverAtStore(
  tx: Executor,
  { id }: OrderRow,
  store: Store,
  at: Date,
): Promise<SlotId[]> {
  const held = (await findHeldLegs(tx, id)).filter(({ leg }) => leg === 'delivery')
  await releaseLegs(tx, id, at, held)
  await addLegs(tx, [toLegRow(id, returnAt(store, at.getTime()), null)])
  return held.flatMap(({ slotId }) => slotId ?? [])
}

/**
 * Changes the delivery of an order to a store where the customer collects the garments that are with the shop; its place is
 * free. The caller holds the order's lock.
 *
 * @throws ApiError `invalid` for an unknown store
 */
export async function moveDeliveryToStore(
  tx: Executor,
  order: OrderRow,
  storeId: number | null,
  at: Date,
): Promise<void> {
  const store = storeId === null ? undefined : findStore(storeId)
  if (!store) throw new ApiError('invalid', { errors: { store_id: ['store-unknown'] } })
  await movePlaces(tx, { free: await deliverAtStore(tx, order, store, at) })
}

/** Where the legs of an order take place. */
export async function placesOf(
  executor: Executor,
  orderId: number,
): Promise<{ pickupPlace: LegPlace; deliveryPlace: LegPlace }> {
  const held = await findHeldLegs(executor, orderId)
  const placeOf = (leg: Leg) => held.find((row) => row.leg === leg)?.place ?? 'address'
  return { pickupPlace: placeOf('pickup'), deliveryPlace: placeOf('delivery') }
}
