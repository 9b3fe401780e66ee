import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { withdrawals } from './tables.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type NewWithdrawal = typeof withdrawals.$inferInsert

/** Rows that a list shows. */
const MAX_LISTED = 200

/** Adds a statement; returns `undefined` when the same order and address have one. */
export async function addWithdrawal(
  executor: Executor,
  withdrawal: NewWithdrawal,
): Promise<WithdrawalRow | undefined> {
  const [row] = await executor.insert(withdrawals).values(withdrawal).onConflictDoNothing().returning()
  return row
}

export async function findSameWithdrawal(
  executor: Executor,
  { locator, email }: Pick<NewWithdrawal, 'locator' | 'email'>,
): Promise<WithdrawalRow | undefined> {
  const [row] = await executor
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.locator, locator), eq(withdrawals.email, email)))
  return row
}

export async function findWithdrawal(executor: Executor, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await executor.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row
}

/** Locks a statement until the transaction ends, after its order (trust 3). */
export async function lockWithdrawal(executor: Executor, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await executor.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  return row
}

/** Returns those that wait first, the oldest of them first, then the last decided ones. */
export async function listWithdrawals(executor: Executor): Promise<WithdrawalRow[]> {
  return executor
    .select()
    .from(withdrawals)
    .orderBy(
      desc(sql`${withdrawals.state} = 'received'`),
      desc(withdrawals.decidedAt),
      asc(withdrawals.receivedAt),
      asc(withdrawals.id),
    )
    .limit(MAX_LISTED)
}

export async function closeWithdrawal(
  executor: Executor,
  id: number,
  decision: Required<Pick<NewWithdrawal, 'state' | 'decidedAt' | 'decidedBy' | 'refund' | 'reason'>>,
): Promise<WithdrawalRow> {
  const [row] = await executor.update(withdrawals).set(decision).where(eq(withdrawals.id, id)).returning()
  return row!
}

export interface WithdrawalAuthor {
  readonly orderIds: readonly number[]
  /** The confirmed e-mail address: anybody can type in another one. */
  readonly email: string | null
}

function isOf({ orderIds, email }: WithdrawalAuthor) {
  return or(
    inArray(withdrawals.orderId, [...orderIds]),
    email === null ? undefined : eq(withdrawals.email, email),
  )
}

/** Returns the statements about orders of a customer, and those from the customer's address. */
export async function listWithdrawalsOf(
  executor: Executor,
  author: WithdrawalAuthor,
): Promise<WithdrawalRow[]> {
  return executor.select().from(withdrawals).where(isOf(author)).orderBy(asc(withdrawals.id))
}

/** Removes personal data from the statements of a customer; returns their ids. */
export async function anonymiseWithdrawals(executor: Executor, author: WithdrawalAuthor): Promise<number[]> {
  const rows = await executor
    .update(withdrawals)
    .set({ name: '', email: '', garments: '' })
    .where(isOf(author))
    .returning({ id: withdrawals.id })
  return rows.map(({ id }) => id)
}
