import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { changeTaken, type SlotRow } from './repository.ts'

/** Places that change hands in one commit. */
export interface PlaceMove {
  readonly take?: readonly Pick<SlotRow, 'id' | 'leg'>[]
  readonly free?: readonly SlotId[]
}

/**
 * Takes and frees places, all or none (the caller's transaction). A place that is freed and taken again is never free
 * in between. Slots are changed in the order of their ids, so that two moves never wait for each other.
 *
 * @throws ApiError `noAvailability`, naming what is full
 */
export async function movePlaces(executor: Executor, { take = [], free = [] }: PlaceMove): Promise<void> {
  const differences = new Map<SlotId, number>()
  const count = (id: SlotId, by: number) => differences.set(id, (differences.get(id) ?? 0) + by)
  for (const { id } of take) count(id, 1)
  for (const id of free) count(id, -1)
  const full = new Set<SlotId>()
  for (const [id, difference] of [...differences].sort(([a], [b]) => a - b)) {
    if (difference !== 0 && !(await changeTaken(executor, id, difference))) full.add(id)
  }
  const refused = take.filter(({ id }) => full.has(id))
  if (refused.length > 0) throw notAvailable('slot-full', refused)
}

/** No availability, naming the hours that are not to be had by their fields of the wire. */
export function notAvailable(
  problem: 'slot-full' | 'slot-not-offered',
  hours: readonly { readonly leg: Leg }[],
): ApiError {
  const errors = Object.fromEntries(hours.map(({ leg }) => [`${leg}_time`, [problem]]))
  return new ApiError('noAvailability', { errors })
}
