import type { StaffActor } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { staffActions } from './action-tables.ts'

/** Records what a staff member does, in the transaction of the action. */
export async function recordAction(
  tx: Executor,
  { staffId, sessionId, storeId }: Pick<StaffActor, 'staffId' | 'sessionId' | 'storeId'>,
  action: Omit<typeof staffActions.$inferInsert, 'at' | 'staffId' | 'sessionId' | 'storeId'>,
  at: Date,
): Promise<void> {
  await tx.insert(staffActions).values({ at, staffId, sessionId, storeId, ...action })
}
