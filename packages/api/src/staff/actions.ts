import type { Actor, StaffActor } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { staffActions } from './action-tables.ts'

type NewAction = Omit<typeof staffActions.$inferInsert, 'at' | 'staffId' | 'sessionId' | 'storeId'>

/** Records what a staff member does, in the transaction of the action. */
export async function recordAction(
  tx: Executor,
  { staffId, sessionId, storeId }: Pick<StaffActor, 'staffId' | 'sessionId' | 'storeId'>,
  action: NewAction,
  at: Date,
): Promise<void> {
  await tx.insert(staffActions).values({ at, staffId, sessionId, storeId, ...action })
}

/** As {@link recordAction}, for what staff do for the customer whom they act for; what others do is not recorded. */
export async function recordServed(
  tx: Executor,
  actor: Actor,
  action: Omit<NewAction, 'customerId'>,
  at: Date,
): Promise<void> {
  if (actor.kind !== 'staff') return
  await recordAction(tx, actor, { ...action, customerId: actor.userId }, at)
}
