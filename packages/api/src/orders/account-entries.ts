import type { AccountMonth } from '@colada/domain/business/overdue'
import type { AccountEntry } from '@colada/domain/business/statement'
import type { Cents } from '@colada/domain/money/money'
import { timeZone } from '@colada/domain/schedule/local-time'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { accountEntries } from './account-entry-tables.ts'
import { orders } from './tables.ts'

/** An entry with its id and what a payment has besides. */
export interface AccountEntryRow extends AccountEntry {
  readonly id: number
  readonly reference: string
  readonly paidOn: string | null
}

/** Adds an entry that is not of an order; returns its id. */
export async function addAccountEntry(
  tx: Executor,
  entry: typeof accountEntries.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(accountEntries).values(entry).returning({ id: accountEntries.id })
  return row!.id
}

/** The sum of the entries before an instant. */
export async function sumAccountBefore(executor: Executor, userId: number, before: Date): Promise<Cents> {
  const [row] = await executor
    .select({ sum: sql<Cents>`coalesce(sum(${accountEntries.amount}), 0)::int` })
    .from(accountEntries)
    .where(and(eq(accountEntries.userId, userId), lt(accountEntries.at, before)))
  return row!.sum
}

/** Returns the entries from an instant until before another one, the oldest first. */
export async function listAccountEntries(
  executor: Executor,
  userId: number,
  from: Date,
  before: Date,
): Promise<AccountEntryRow[]> {
  const rows = await executor
    .select({ entry: accountEntries, locator: orders.locator })
    .from(accountEntries)
    .leftJoin(orders, eq(orders.id, accountEntries.orderId))
    .where(
      and(eq(accountEntries.userId, userId), gte(accountEntries.at, from), lt(accountEntries.at, before)),
    )
    .orderBy(asc(accountEntries.at), asc(accountEntries.id))
  return rows.map(({ entry, locator }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    vat: entry.vat,
    orderId: entry.orderId,
    locator: locator ?? '',
    reference: entry.reference,
    paidOn: entry.paidOn,
    at: Math.floor(entry.at.getTime() / 1000),
  }))
}

/** Returns what each month added to an account and took off it, the oldest first. */
export async function listAccountMonths(executor: Executor, userId: number): Promise<AccountMonth[]> {
  const month = sql<string>`to_char(${accountEntries.at} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM')`
  const { amount } = accountEntries
  return executor
    .select({
      month,
      debits: sql<Cents>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::int`,
      credits: sql<Cents>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::int`,
    })
    .from(accountEntries)
    .where(eq(accountEntries.userId, userId))
    .groupBy(month)
    .orderBy(month)
}
