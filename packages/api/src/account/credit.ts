import type { CreditState } from '@colada/domain/account/credit'
import { eq } from 'drizzle-orm'
import type { Db, Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { findUserByEmail } from './repository.ts'
import { businessAccounts } from './tables.ts'

/** Whether a company may order on account: operations approved its credit (decisions: Companies). */
export async function hasCredit(executor: Executor, userId: number): Promise<boolean> {
  const [row] = await executor.select().from(businessAccounts).where(eq(businessAccounts.userId, userId))
  return row?.state === 'approved'
}

/**
 * Stores the decision of operations on a company's credit. It holds for later orders.
 *
 * @throws ApiError `notFound` when there is no company with this e-mail address
 */
export async function decideCredit(db: Db, email: string, state: CreditState, at: Date): Promise<void> {
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user?.isBusiness) throw new ApiError('notFound')
  const decision = { state, decidedAt: at }
  await db
    .insert(businessAccounts)
    .values({ userId: user.id, ...decision })
    .onConflictDoUpdate({ target: businessAccounts.userId, set: decision })
}
