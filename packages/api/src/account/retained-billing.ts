import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { eq, lt } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { retainedBillingData } from './security-tables.ts'

export type RetainedBilling = typeof retainedBillingData.$inferSelect

/** Stores the billing data of an account that is being deleted. */
export async function retainBilling(tx: Executor, billing: RetainedBilling): Promise<void> {
  await tx.insert(retainedBillingData).values(billing)
}

/** Returns the billing data of a deleted account, for operations. */
export async function findRetainedBilling(
  executor: Executor,
  userId: number,
): Promise<RetainedBilling | undefined> {
  const [row] = await executor
    .select()
    .from(retainedBillingData)
    .where(eq(retainedBillingData.userId, userId))
  return row
}

/** Deletes the billing data that had to be kept until before a day. */
export async function deleteExpiredBilling(executor: Executor, today: CalendarDate): Promise<void> {
  await executor.delete(retainedBillingData).where(lt(retainedBillingData.retainUntil, today))
}
