import type { StaffActor } from '@colada/domain/staff/actor'
import { type Db, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { movePlaces, readStore, returnAt } from '../schedule/service.ts'
import { recordAction } from '../staff/service.ts'
import { addChange } from './change-repository.ts'
import { applyEffects, placesToRelease } from './changes.ts'
import { toStoreMove } from './leg-moves.ts'
import { findHeldLegs, findOrderByLocator, lockOrder } from './repository.ts'

export interface ReturnMove {
  readonly locator: string
  /** Of the order that the member has seen. */
  readonly version: number
  readonly storeId: number
}

/**
 * Changes the return of a cancelled order to a store, as a member does for the customer: a change of the order that costs
 * nothing, with its mail.
 *
 * @throws ApiError `notFound`, `versionChanged`, `transitionRefused` when no return is due, `invalid` for an unknown store
 * or the present one
 */
export async function moveReturn(
  db: Db,
  actor: StaffActor,
  { locator, version, storeId }: ReturnMove,
  at: Date,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    const found = await findOrderByLocator(tx, locator)
    const order = found && (await lockOrder(tx, found.id))
    if (!order) throw new ApiError('notFound')
    if (order.version !== version) throw new ApiError('versionChanged')
    if (!order.isReturnDue) throw new ApiError('transitionRefused')
    const store = readStore('delivery', storeId, actor)
    const held = await findHeldLegs(tx, order.id)
    if (held.some((row) => row.storeId === storeId))
      throw new ApiError('invalid', { errors: { store_id: ['store-unchanged'] } })
    const { slot: _slot, ...leg } = toStoreMove(returnAt(store, at.getTime()))
    const free = await placesToRelease(tx, order.id, [leg])
    const change = await addChange(
      tx,
      {
        orderId: order.id,
        processType: 'change_delivery_to_order',
        status: 'applied',
        items: 0,
        pickup: 0,
        delivery: 0,
        incidents: 0,
        due: 0,
        addedItems: [],
        solves: false,
        contentHash: '',
        actorKind: 'staff',
        actorId: actor.staffId,
        createdAt: at,
        closedAt: at,
      },
      [leg],
    )
    await applyEffects(tx, order, change, { actor }, at)
    await movePlaces(tx, { free })
    const subject = { subjectKind: 'change', subjectId: change.change.id, orderId: order.id } as const
    await recordAction(
      tx,
      actor,
      { action: 'order-changed', ...subject, customerId: order.userId, after: { return_store: storeId } },
      at,
    )
  })
}
