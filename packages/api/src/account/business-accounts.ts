import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { businessAccounts, users } from './tables.ts'

export type BusinessAccountRow = typeof businessAccounts.$inferSelect
/** What bills of a company need. */
export type CompanyRow = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'isBusiness'
  | 'businessName'
  | 'taxId'
  | 'email'
  | 'phone'
  | 'language'
  | 'billingAddress'
  | 'billingLocation'
  | 'billingMethod'
>

const companyColumns = {
  id: users.id,
  isBusiness: users.isBusiness,
  businessName: users.businessName,
  taxId: users.taxId,
  email: users.email,
  phone: users.phone,
  language: users.language,
  billingAddress: users.billingAddress,
  billingLocation: users.billingLocation,
  billingMethod: users.billingMethod,
}

/** Returns a company; `undefined` for another customer. */
export async function findCompany(executor: Executor, userId: number): Promise<CompanyRow | undefined> {
  const [row] = await executor.select(companyColumns).from(users).where(eq(users.id, userId))
  return row?.isBusiness ? row : undefined
}

/** Returns the accounts of all companies that are not deleted: requests first, then the highest balance. */
export async function listBusinessAccounts(
  executor: Executor,
): Promise<{ account: BusinessAccountRow; company: CompanyRow }[]> {
  return executor
    .select({ account: businessAccounts, company: companyColumns })
    .from(businessAccounts)
    .innerJoin(users, eq(users.id, businessAccounts.userId))
    .where(isNull(users.deletedAt))
    .orderBy(
      desc(sql`${businessAccounts.state} = 'requested'`),
      desc(businessAccounts.balance),
      asc(businessAccounts.userId),
    )
}

/** Locks the account of a company until the transaction ends. */
export async function lockBusinessAccount(
  tx: Executor,
  userId: number,
): Promise<BusinessAccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(businessAccounts)
    .where(eq(businessAccounts.userId, userId))
    .for('update')
  return row
}

/** Changes an account, or adds it; its version is counted. */
export async function saveBusinessAccount(
  tx: Executor,
  userId: number,
  changes: Partial<typeof businessAccounts.$inferInsert>,
): Promise<BusinessAccountRow> {
  const [row] = await tx
    .insert(businessAccounts)
    .values({ state: 'requested', ...changes, userId })
    .onConflictDoUpdate({
      target: businessAccounts.userId,
      set: { ...changes, version: sql`${businessAccounts.version} + 1` },
    })
    .returning()
  return row!
}

/** The companies with approved credit that owe something. */
export async function listDebtors(executor: Executor): Promise<number[]> {
  const rows = await executor
    .select({ userId: businessAccounts.userId })
    .from(businessAccounts)
    .where(and(eq(businessAccounts.state, 'approved'), sql`${businessAccounts.balance} > 0`))
  return rows.map(({ userId }) => userId)
}
