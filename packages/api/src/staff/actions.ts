import type { Actor, StaffActor } from '@colada/domain/staff/actor'
import { and, eq, ne, sql } from 'drizzle-orm'
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

/** Whether another member has recorded an action about an order, with these values after it. */
export async function hasOtherRecorded(
  executor: Executor,
  { staffId }: Pick<StaffActor, 'staffId'>,
  { orderId, action, after }: Required<Pick<NewAction, 'orderId' | 'action' | 'after'>> & { orderId: number },
): Promise<boolean> {
  const isSame = sql`${staffActions.after} @> ${JSON.stringify(after)}::jsonb`
  const [other] = await executor
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(
      and(
        eq(staffActions.orderId, orderId),
        eq(staffActions.action, action),
        ne(staffActions.staffId, staffId),
        isSame,
      ),
    )
    .limit(1)
  return other !== undefined
}
