import type { Leg, SlotId } from '@colada/domain/schedule/slot'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { changeTaken, findSlots, type SlotRow } from './repository.ts'

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
  const changes = [...differences].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b)
  for (const [index, [id, by]] of changes.entries()) {
    if (await changeTaken(executor, id, by)) continue
    // The rest is only looked at, so that whoever loses holds up nobody.
    const full = new Set([id, ...(await findFull(executor, changes.slice(index + 1)))])
    throw notAvailable(
      'slot-full',
      take.filter((slot) => full.has(slot.id)),
    )
  }
}

/** Those of some slots that have fewer places left than are wanted. */
async function findFull(executor: Executor, wanted: readonly (readonly [SlotId, number])[]) {
  const found = await findSlots(
    executor,
    wanted.map(([id]) => id),
  )
  return [...found.values()]
    .filter((slot) => wanted.some(([id, by]) => id === slot.id && slot.taken + by > slot.capacity))
    .map((slot) => slot.id)
}

/** No availability, naming the hours that are not to be had by their fields of the wire. */
export function notAvailable(
  problem: 'slot-full' | 'slot-not-offered',
  hours: readonly { readonly leg: Leg }[],
): ApiError {
  const errors = Object.fromEntries(hours.map(({ leg }) => [`${leg}_time`, [problem]]))
  return new ApiError('noAvailability', { errors })
}
