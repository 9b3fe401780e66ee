import type { CategoryId } from '@colada/domain/catalogue/category'
import { addDays, toLocalDate } from '@colada/domain/schedule/local-time'
import { type Leg, legs, type ScheduleDay, type SlotId } from '@colada/domain/schedule/slot'
import { isBookable } from '@colada/domain/schedule/slot-rules'
import { deliveryWindow, listSlotTimes, pickupWindow, slotInstant } from '@colada/domain/schedule/slots'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { SLOT_HORIZON_DAYS, type Zone, zones } from '@colada/domain/schedule/zones'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { dropOffAt, readStore, zoneAt } from './choice.ts'
import { countReplaceablePlaces } from './holds-repository.ts'
import { addMissingSlots, findSlots, listSlots, type SlotRow } from './repository.ts'

/**
 * Creates all slots that can be offered: pickups, the longest lead time, and the deliveries after it.
 *
 * @param now epoch milliseconds
 * @param daysBack additional days in the past, for demo orders
 */
export async function ensureSlots(executor: Executor, now: number, daysBack = 0): Promise<void> {
  const from = addDays(toLocalDate(seconds(now)), -daysBack)
  const rows = zoneIds.flatMap((id) =>
    listSlotTimes(zones[id], from, SLOT_HORIZON_DAYS + daysBack + 1).flatMap((time) =>
      legs.map((leg) => ({
        zone: id,
        leg,
        date: time.date,
        startTime: time.start,
        endTime: time.end,
        startsAt: new Date(slotInstant(time) * 1000),
        capacity: zones[id].capacity,
        variation: time.variation,
      })),
    ),
  )
  await addMissingSlots(executor, rows)
}

/** Who requests the calendar; `now` in epoch milliseconds. */
export interface Viewer {
  readonly actor: ActorForCustomer
  readonly now: number
}

/** Returns the pickup slots on offer, by day. */
export async function pickupDays(
  executor: Executor,
  postalCode: string,
  viewer: Viewer,
): Promise<ScheduleDay[]> {
  const { now, actor } = viewer
  const zone = await zoneAt(executor, postalCode)
  const { from, until } = pickupWindow(seconds(now))
  const rows = await listSlots(executor, zone.id, 'pickup', from, until)
  // Store staff may choose any pickup hour (spec 000 §6).
  const bookable = rows.filter((row) => hasWiderLimits(actor) || isBookable(epoch(row), seconds(now)))
  return groupByDay(executor, bookable, viewer)
}

/** The pickup before a delivery: a slot, or a store and, once it has happened, the time of the drop-off in epoch seconds. */
export type PickupBefore =
  | { readonly slotId: SlotId }
  | { readonly storeId: number; readonly droppedOffAt: number | null }

/** Returns the delivery slots on offer after a pickup, by day. */
export async function deliveryDays(
  executor: Executor,
  postalCode: string,
  categories: readonly CategoryId[],
  before: PickupBefore,
  viewer: Viewer,
): Promise<ScheduleDay[]> {
  const zone = await zoneAt(executor, postalCode)
  const pickupAt = await pickupInstant(executor, before, viewer)
  const { from, until, earliest } = deliveryWindow(pickupAt, categories, zone, seconds(viewer.now))
  const rows = await listSlots(executor, zone.id, 'delivery', from, until)
  return groupByDay(
    executor,
    rows.filter((row) => epoch(row) >= earliest),
    viewer,
  )
}

/** Returns the time of a pickup in epoch seconds. */
async function pickupInstant(
  executor: Executor,
  before: PickupBefore,
  { actor, now }: Viewer,
): Promise<number> {
  if ('storeId' in before) {
    const store = readStore('pickup', before.storeId, actor)
    return before.droppedOffAt ?? epoch(dropOffAt(store, now))
  }
  const pickup = (await findSlots(executor, [before.slotId])).get(before.slotId)
  if (pickup?.leg !== 'pickup') throw new ApiError('noAvailability')
  return epoch(pickup)
}

/** Which slots of a leg: those of a delivery start after the pickup and the lead time of the categories. */
export type SlotsOfLeg = {
  readonly zone: Zone
  /** Epoch milliseconds. */
  readonly now: number
} & (
  | { readonly leg: 'pickup' }
  | {
      readonly leg: Leg
      readonly pickup: Pick<SlotRow, 'startsAt'>
      readonly categories: Iterable<CategoryId>
    }
)

/** Returns the free slots for a leg of an order, the earliest first. Held ones are not free. */
export async function listFreeSlots(executor: Executor, request: SlotsOfLeg): Promise<SlotRow[]> {
  const { leg, zone } = request
  const now = seconds(request.now)
  const { earliest, from, until } =
    request.leg === 'pickup'
      ? { earliest: now, ...pickupWindow(now) }
      : deliveryWindow(epoch(request.pickup), request.categories, zone, now)
  const rows = await listSlots(executor, zone.id, leg, from, until)
  return rows.filter(
    (row) => row.taken < row.capacity && epoch(row) >= earliest && isBookable(epoch(row), now),
  )
}

/** Returns the price variation of each slot in percent; 0 for none or an unknown one. */
export async function variationsOf(
  executor: Executor,
  pickupId: SlotId | null,
  deliveryId: SlotId | null,
): Promise<{ pickupVariation: number; deliveryVariation: number }> {
  const found = await findSlots(
    executor,
    [pickupId, deliveryId].filter((id) => id !== null),
  )
  const variation = (id: SlotId | null) => (id === null ? 0 : (found.get(id)?.variation ?? 0))
  return { pickupVariation: variation(pickupId), deliveryVariation: variation(deliveryId) }
}

/** A slot counts as free for the customer who holds it; expired holds do not count. */
async function groupByDay(
  executor: Executor,
  rows: readonly SlotRow[],
  { actor, now }: Viewer,
): Promise<ScheduleDay[]> {
  const replaceable = await countReplaceablePlaces(executor, actor.userId, new Date(now))
  const days = Map.groupBy(rows, (row) => row.date)
  return [...days].map(([date, hours]) => ({
    date,
    hours: hours.map((row) => ({
      id: row.id,
      start: row.startTime,
      end: row.endTime,
      startsAt: epoch(row),
      variation: row.variation,
      isFree: row.taken - (replaceable.get(row.id) ?? 0) < row.capacity,
    })),
  }))
}

function epoch(row: Pick<SlotRow, 'startsAt'>): number {
  return row.startsAt.getTime() / 1000
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
