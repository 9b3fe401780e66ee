import { creditLeft, type DecidedState, missingCredit } from '@colada/domain/business/credit'
import { type Cents, toEuros } from '@colada/domain/money/money'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db, Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import type { BusinessAccountRow } from './business-accounts.ts'
import { findUserByEmail } from './repository.ts'
import { businessAccounts } from './tables.ts'

/** Returns the account of a company; `undefined` when it never asked for credit. */
export async function findBusinessAccount(
  executor: Executor,
  userId: number,
): Promise<BusinessAccountRow | undefined> {
  const [row] = await executor.select().from(businessAccounts).where(eq(businessAccounts.userId, userId))
  return row
}

/** Whether a company may order on account: operations approved its credit (decisions: Companies). */
export async function hasCredit(executor: Executor, userId: number): Promise<boolean> {
  return (await findBusinessAccount(executor, userId))?.state === 'approved'
}

/** What a company can still order on account, cents; `null` without approved credit. */
export async function findCreditLeft(executor: Executor, userId: number): Promise<Cents | null> {
  const account = await findBusinessAccount(executor, userId)
  return account?.state === 'approved' ? creditLeft(account) : null
}

/**
 * Adds to the balance of a company in one guarded statement: of two orders at the limit, one is refused.
 *
 * @throws ApiError `creditExceeded` without approved credit, or when the balance would exceed the limit
 */
export async function takeCredit(tx: Executor, userId: number, amount: Cents): Promise<void> {
  const { state, balance, limit } = businessAccounts
  const used = await tx
    .update(businessAccounts)
    .set({ balance: sql`${balance} + ${amount}` })
    .where(
      and(
        eq(businessAccounts.userId, userId),
        eq(state, 'approved'),
        lte(sql`${balance} + ${amount}`, limit),
      ),
    )
    .returning({ userId: businessAccounts.userId })
  if (used.length === 0) throw await creditExceeded(tx, userId, amount)
}

async function creditExceeded(tx: Executor, userId: number, amount: Cents): Promise<ApiError> {
  const account = await findBusinessAccount(tx, userId)
  const missing = account?.state === 'approved' ? missingCredit(account, amount) : amount
  return new ApiError('creditExceeded', { details: { missing: toEuros(missing) } })
}

/** Changes the balance of a company by what needs no credit: a payment, a cancellation, a charge. */
export async function changeBalance(tx: Executor, userId: number, amount: Cents): Promise<void> {
  await tx
    .update(businessAccounts)
    .set({ balance: sql`${businessAccounts.balance} + ${amount}` })
    .where(eq(businessAccounts.userId, userId))
}

/**
 * Stores the decision of operations on a company's credit, without changing limit and terms. It holds for later orders.
 *
 * @throws ApiError `notFound` when there is no company with this e-mail address
 */
export async function decideCredit(db: Db, email: string, state: DecidedState, at: Date): Promise<void> {
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user?.isBusiness) throw new ApiError('notFound')
  const decision = {
    state,
    decidedAt: at,
    decidedBy: null,
    suspendedFor: state === 'suspended' ? ('decision' as const) : null,
  }
  await db
    .insert(businessAccounts)
    .values({ userId: user.id, ...decision })
    .onConflictDoUpdate({
      target: businessAccounts.userId,
      set: { ...decision, version: sql`${businessAccounts.version} + 1` },
    })
}
