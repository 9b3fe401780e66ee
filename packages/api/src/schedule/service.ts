import type { CategoryId } from '@colada/domain/catalogue/category'
import { addDays, dateOf } from '@colada/domain/schedule/local-time'
import type { Leg, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import {
  calendar,
  deliveryWindow,
  earliestDelivery,
  isBookable,
  pickupWindow,
  startOf,
} from '@colada/domain/schedule/slots'
import { slotHorizonDays, type Zone, zoneIds, zones } from '@colada/domain/schedule/zones'
import { zoneOfPostalCode } from '../coverage/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { addMissingSlots, findSlots, freePlace, listSlots, type SlotRow, takePlace } from './repository.ts'

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

/** Days and hours at which the van can come for the washing. */
export async function pickupDays(
  executor: Executor,
  postalCode: string,
  now: number,
  isStaff = false,
): Promise<ScheduleDay[]> {
  const zone = await zoneAt(executor, postalCode)
  const { from, until } = pickupWindow(seconds(now))
  const rows = await listSlots(executor, zone.id, 'pickup', from, until)
  // Store staff may choose any pickup hour (spec 000 §6).
  const bookable = rows.filter((row) => isStaff || isBookable(epoch(row), seconds(now)))
  return groupByDay(bookable)
}

/** Days and hours at which it can come back after a chosen pickup. */
export async function deliveryDays(
  executor: Executor,
  postalCode: string,
  categories: readonly CategoryId[],
  pickupId: SlotId,
): Promise<ScheduleDay[]> {
  const zone = await zoneAt(executor, postalCode)
  const pickup = (await findSlots(executor, [pickupId])).get(pickupId)
  if (!pickup || pickup.leg !== 'pickup') throw new ApiError('noAvailability')
  const { from, until, earliest } = deliveryWindow(epoch(pickup), categories, zone)
  const rows = await listSlots(executor, zone.id, 'delivery', from, until)
  return groupByDay(rows.filter((row) => epoch(row) >= earliest))
}

export interface ChosenSlots {
  readonly pickup: SlotRow
  readonly delivery: SlotRow
}

export interface SlotChoice {
  readonly pickupId: SlotId
  readonly pickupPostalCode: string
  readonly deliveryId: SlotId
  readonly deliveryPostalCode: string
  readonly categories: readonly CategoryId[]
  readonly isStaff: boolean
}

/**
 * The two slots of an order, once they are known to be ones that this customer may take: of the addresses'
 * zones, still bookable, and far enough apart for the washing.
 *
 * @throws ApiError `zoneNotCovered`, `noAvailability`
 */
export async function checkSlots(executor: Executor, choice: SlotChoice, now: number): Promise<ChosenSlots> {
  const pickupZone = await zoneAt(executor, choice.pickupPostalCode)
  const deliveryZone = await zoneAt(executor, choice.deliveryPostalCode)
  const found = await findSlots(executor, [choice.pickupId, choice.deliveryId])
  const pickup = found.get(choice.pickupId)
  const delivery = found.get(choice.deliveryId)
  if (!pickup || pickup.leg !== 'pickup' || pickup.zone !== pickupZone.id)
    throw new ApiError('noAvailability')
  if (!delivery || delivery.leg !== 'delivery' || delivery.zone !== deliveryZone.id) {
    throw new ApiError('noAvailability')
  }
  const isOpen = choice.isStaff || isBookable(epoch(pickup), seconds(now))
  const isDone = epoch(delivery) >= earliestDelivery(epoch(pickup), choice.categories, deliveryZone)
  if (!isOpen || !isDone) throw new ApiError('noAvailability')
  return { pickup, delivery }
}

/**
 * Takes a place in each slot, all or none (the caller's transaction). Always in the order of their ids, so
 * that two orders never wait for each other.
 *
 * @throws ApiError `noAvailability`
 */
export async function takePlaces(executor: Executor, ids: readonly SlotId[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) {
    if (!(await takePlace(executor, id))) throw new ApiError('noAvailability')
  }
}

/** Gives places back, in the order they are taken. */
export async function freePlaces(executor: Executor, ids: readonly SlotId[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) await freePlace(executor, id)
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

async function zoneAt(executor: Executor, postalCode: string): Promise<Zone> {
  const zone = await zoneOfPostalCode(executor, postalCode)
  if (!zone) throw new ApiError('zoneNotCovered')
  return zones[zone]
}

function groupByDay(rows: readonly SlotRow[]): ScheduleDay[] {
  const days = Map.groupBy(rows, (row) => row.date)
  return [...days].map(([date, hours]) => ({
    date,
    hours: hours.map((row) => ({
      id: row.id,
      start: row.startTime,
      end: row.endTime,
      startsAt: epoch(row),
      variation: row.variation,
      free: row.taken < row.capacity,
    })),
  }))
}

function epoch(row: SlotRow): number {
  return row.startsAt.getTime() / 1000
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
