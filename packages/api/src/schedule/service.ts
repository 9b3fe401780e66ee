import type { CategoryId } from '@colada/domain/catalogue/category'
import { addDays, dateOf } from '@colada/domain/schedule/local-time'
import type { Leg, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import { calendar, deliveryWindow, isBookable, pickupWindow, startOf } from '@colada/domain/schedule/slots'
import { slotHorizonDays, zoneIds, zones } from '@colada/domain/schedule/zones'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { countYieldingPlaces } from './holds-repository.ts'
import { zoneAt } from './choice.ts'
import { addMissingSlots, findSlots, listSlots, type SlotRow } from './repository.ts'

export {
  checkSlots,
  type ChosenSlots,
  isWashedBetween,
  readSlot,
  type SlotChoice,
  washedBy,
  zoneAt,
  zoneOfSlot,
} from './choice.ts'
export { claimPlaces, closeEndedHolds } from './holds.ts'
export { forgetHolds } from './holds-repository.ts'
export { movePlaces, notAvailable } from './places.ts'
export { listSlots, type SlotRow } from './repository.ts'

const legs: readonly Leg[] = ['pickup', 'delivery']

/**
 * Makes sure that every slot a customer may be offered exists: pickups on offer, the longest lead time, and
 * the deliveries after it. `now` in epoch milliseconds; `daysBack` reaches into the past for demo orders.
 */
export async function ensureSlots(executor: Executor, now: number, daysBack = 0): Promise<void> {
  const from = addDays(dateOf(seconds(now)), -daysBack)
  const rows = zoneIds.flatMap((id) =>
    calendar(zones[id], from, slotHorizonDays + daysBack + 1).flatMap((time) =>
      legs.map((leg) => ({
        zone: id,
        leg,
        date: time.date,
        startTime: time.start,
        endTime: time.end,
        startsAt: new Date(startOf(time) * 1000),
        capacity: zones[id].capacity,
        variation: time.variation,
      })),
    ),
  )
  await addMissingSlots(executor, rows)
}

/** Who looks at the calendar, and when (epoch milliseconds). */
export interface Onlooker {
  readonly userId: number
  readonly isStaff: boolean
  readonly now: number
}

/** Days and hours at which the van can come for the washing. */
export async function pickupDays(
  executor: Executor,
  postalCode: string,
  onlooker: Onlooker,
): Promise<ScheduleDay[]> {
  const { now, isStaff } = onlooker
  const zone = await zoneAt(executor, postalCode)
  const { from, until } = pickupWindow(seconds(now))
  const rows = await listSlots(executor, zone.id, 'pickup', from, until)
  // Store staff may choose any pickup hour (spec 000 §6).
  const bookable = rows.filter((row) => isStaff || isBookable(epoch(row), seconds(now)))
  return groupByDay(executor, bookable, onlooker)
}

/** Days and hours at which it can come back after a chosen pickup. */
export async function deliveryDays(
  executor: Executor,
  postalCode: string,
  categories: readonly CategoryId[],
  pickupId: SlotId,
  onlooker: Onlooker,
): Promise<ScheduleDay[]> {
  const zone = await zoneAt(executor, postalCode)
  const pickup = (await findSlots(executor, [pickupId])).get(pickupId)
  if (!pickup || pickup.leg !== 'pickup') throw new ApiError('noAvailability')
  const { from, until, earliest } = deliveryWindow(epoch(pickup), categories, zone, seconds(onlooker.now))
  const rows = await listSlots(executor, zone.id, 'delivery', from, until)
  return groupByDay(
    executor,
    rows.filter((row) => epoch(row) >= earliest),
    onlooker,
  )
}

/** Percent by which the chosen hours change the transport; 0 while none, or none we know, is chosen. */
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

/** An hour is free for whoever holds it, and holds that have ended are no obstacle. */
async function groupByDay(
  executor: Executor,
  rows: readonly SlotRow[],
  { userId, now }: Onlooker,
): Promise<ScheduleDay[]> {
  const yielding = await countYieldingPlaces(executor, userId, new Date(now))
  const days = Map.groupBy(rows, (row) => row.date)
  return [...days].map(([date, hours]) => ({
    date,
    hours: hours.map((row) => ({
      id: row.id,
      start: row.startTime,
      end: row.endTime,
      startsAt: epoch(row),
      variation: row.variation,
      free: row.taken - (yielding.get(row.id) ?? 0) < row.capacity,
    })),
  }))
}

function epoch(row: SlotRow): number {
  return row.startsAt.getTime() / 1000
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
