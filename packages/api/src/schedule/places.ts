import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { incrementTaken, findSlots, type SlotRow } from './repository.ts'

/** Places that are taken and freed in one transaction. */
export interface PlaceMove {
  readonly take?: readonly Pick<SlotRow, 'id' | 'leg'>[]
  readonly free?: readonly SlotId[]
}

/**
 * Takes and frees places atomically, in the caller's transaction. A place that is freed and taken again is never free
 * in between. Slots are updated by ascending id, so that two moves do not deadlock.
 *
 * @throws ApiError `noAvailability` with the full slots
 */
export async function movePlaces(executor: Executor, { take = [], free = [] }: PlaceMove): Promise<void> {
  const differences = new Map<SlotId, number>()
  const count = (id: SlotId, by: number) => differences.set(id, (differences.get(id) ?? 0) + by)
  for (const { id } of take) count(id, 1)
  for (const id of free) count(id, -1)
  const changes = [...differences].filter(([, by]) => by !== 0).toSorted(([a], [b]) => a - b)
  for (const [index, [id, by]] of changes.entries()) {
    if (await incrementTaken(executor, id, by)) continue
    // The remaining slots are only read, so that a rejected claim takes no more locks.
    const full = new Set([id, ...(await findFull(executor, changes.slice(index + 1)))])
    throw notAvailable(
      'slot-full',
      take.filter((slot) => full.has(slot.id)),
    )
  }
}

/** Returns the slots with fewer free places than required. */
async function findFull(executor: Executor, changes: readonly (readonly [SlotId, number])[]) {
  const found = await findSlots(
    executor,
    changes.map(([id]) => id),
  )
  return [...found.values()]
    .filter((slot) => changes.some(([id, by]) => id === slot.id && slot.taken + by > slot.capacity))
    .map((slot) => slot.id)
}

/** The error `noAvailability` with the unavailable slots by their wire fields. */
export function notAvailable(
  problem: 'slot-full' | 'slot-not-offered',
  hours: readonly { readonly leg: Leg }[],
): ApiError {
  const errors = Object.fromEntries(hours.map(({ leg }) => [`${leg}_time`, [problem]]))
  return new ApiError('noAvailability', { errors })
}
