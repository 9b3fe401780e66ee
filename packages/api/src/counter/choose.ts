import type { StaffActor } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { listDrawers } from './repository.ts'

/**
 * Returns the drawer that cash goes into or comes out of: the named one; otherwise the one that the member has opened at
 * the store of the session, or the only open one there.
 *
 * @throws ApiError `noOpenDrawer`
 */
export async function chooseDrawer(
  executor: Executor,
  { staffId, storeId }: Pick<StaffActor, 'staffId' | 'storeId'>,
  drawerId: number | null,
): Promise<number> {
  if (storeId === null) throw new ApiError('noOpenDrawer')
  const open = (await listDrawers(executor, storeId)).filter(({ counted }) => counted === null)
  const named = open.find(({ id }) => id === drawerId)
  const own = open.find(({ openedBy }) => openedBy === staffId)
  const only = open.length === 1 ? open[0] : undefined
  const chosen = drawerId === null ? (own ?? only) : named
  if (!chosen) throw new ApiError('noOpenDrawer')
  return chosen.id
}
