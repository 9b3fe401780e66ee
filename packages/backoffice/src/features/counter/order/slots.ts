import { findNearestFreeSlots, type DatedSlot } from '@colada/domain/schedule/nearest-free-slots'
import type { ScheduleDay, SlotId } from '@colada/domain/schedule/slot'

/** The slot of a leg, and the nearest free ones when it is not free any more. */
export interface SlotChoice {
  readonly chosen: DatedSlot | undefined
  readonly offers: readonly DatedSlot[]
}

/**
 * The chosen slot, by default the next free one: staff may choose hours that have begun, too. With a wrong clock it is the
 * first free one.
 *
 * @param now Epoch seconds.
 */
export function chooseSlot(days: readonly ScheduleDay[], slotId: SlotId | null, now: number): SlotChoice {
  const all = days.flatMap(({ date, hours }) => hours.map((hour) => ({ date, hour })))
  const given = slotId === null ? undefined : all.find(({ hour }) => hour.id === slotId)
  if (given && !given.hour.isFree)
    return { chosen: given, offers: findNearestFreeSlots(days, given.hour.startsAt) }
  // A slot that is offered no more, such as a delivery before a later pickup, is replaced by the first free one.
  const free = all.filter(({ hour }) => hour.isFree)
  const next = free.find(({ hour }) => hour.startsAt >= now) ?? free[0]
  return { chosen: given ?? next, offers: [] }
}
