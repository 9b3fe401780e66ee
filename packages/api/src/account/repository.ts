import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { sources, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type SourceRow = typeof sources.$inferSelect

export async function findUser(executor: Executor, id: number): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.id, id))
  return row
}

/** Returns the account with a password of this address; guests may share an address. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.email, email), not(users.isGuest), isNull(users.deletedAt)))
  return row
}

/** Returns the account that is linked to a person on Facebook. */
export async function findUserByFacebookId(
  executor: Executor,
  facebookId: string,
): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.facebookId, facebookId), isNull(users.deletedAt)))
  return row
}

/** As {@link findUserByEmail}, or else the newest guest of this address. */
export async function findUserOrGuestByEmail(
  executor: Executor,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .orderBy(asc(users.isGuest), desc(users.id))
    .limit(1)
  return row
}

/** Returns the ids of the guests of an address, in ascending order. */
export async function listGuestIds(executor: Executor, email: string): Promise<number[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.isGuest, isNull(users.deletedAt)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** Serialises the use of links to an e-mail address, so that concurrent merges do not deadlock. */
export async function lockEmail(executor: Executor, email: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('account e-mail'), hashtext(${email}))`)
}

/** Serialises changes of an account. The lock does not block inserts of rows that reference it. */
export async function lockUser(executor: Executor, id: number): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

export async function changeUser(executor: Executor, id: number, fields: Partial<NewUser>): Promise<UserRow> {
  const [row] = await executor.update(users).set(fields).where(eq(users.id, id)).returning()
  return row!
}

export async function findUserByPromoCode(executor: Executor, code: string): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.personalPromoCode, code), isNull(users.deletedAt)))
  return row
}

/** Serialises orders, holds and the merge of a customer until the transaction ends. The first lock of all that take places. */
export async function lockOrdersOf(executor: Executor, userId: number): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('customer orders'), ${userId})`)
}

export async function addUser(executor: Executor, user: NewUser): Promise<UserRow> {
  const [row] = await executor.insert(users).values(user).returning()
  return row!
}

export async function listSources(executor: Executor): Promise<SourceRow[]> {
  return executor.select().from(sources).orderBy(asc(sources.position))
}

export async function hasSource(executor: Executor, id: number): Promise<boolean> {
  const found = await executor.select({ id: sources.id }).from(sources).where(eq(sources.id, id))
  return found.length > 0
}

/** Upserts the sources; removed ones stay, since customers reference them. */
export async function replaceSources(executor: Executor, rows: readonly SourceRow[]): Promise<void> {
  for (const row of rows) {
    await executor.insert(sources).values(row).onConflictDoUpdate({ target: sources.id, set: row })
  }
}
