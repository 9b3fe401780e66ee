import type { StaffActor } from '@colada/domain/staff/actor'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { closeReturn, findOrderByLocator, lockOrder } from './repository.ts'

/**
 * Records that a member gave the garments of a cancelled order back to their customer.
 * @throws ApiError `notFound`, `versionChanged`, `transitionRefused` when no return is due
 */
export async function returnGarments(
  db: Db,
  actor: StaffActor,
  { locator, version }: { readonly locator: string; readonly version: number },
  at: Date,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    const found = await findOrderByLocator(tx, locator)
    const order = found && (await lockOrder(tx, found.id))
    if (!order) throw new ApiError('notFound')
    if (order.version !== version) throw new ApiError('versionChanged')
    const { id, userId } = order
    if (!(await closeReturn(tx, id, at))) throw new ApiError('transitionRefused')
    const subject = { subjectKind: 'order', subjectId: id, orderId: id, customerId: userId } as const
    await recordAction(tx, actor, { action: 'garments-returned', ...subject }, at)
  })
}
