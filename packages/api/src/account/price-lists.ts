import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { businessAccounts, priceLists } from './tables.ts'

export type PriceListRow = typeof priceLists.$inferSelect

/** Returns the price list of a customer; `null` for one who pays the shop's prices. */
export async function findPriceListId(executor: Executor, userId: number): Promise<number | null> {
  const [account] = await executor
    .select({ priceListId: businessAccounts.priceListId })
    .from(businessAccounts)
    .where(eq(businessAccounts.userId, userId))
  return account?.priceListId ?? null
}

/** Returns all price lists by name, with the number of companies that have them. */
export async function listPriceListRows(executor: Executor) {
  return executor
    .select({
      list: priceLists,
      companies: executor.$count(businessAccounts, eq(businessAccounts.priceListId, priceLists.id)),
    })
    .from(priceLists)
    .orderBy(asc(priceLists.name), asc(priceLists.id))
}

/** @throws ApiError `notFound` */
export async function findPriceListRow(executor: Executor, id: number): Promise<PriceListRow> {
  const [list] = await executor.select().from(priceLists).where(eq(priceLists.id, id))
  if (!list) throw new ApiError('notFound')
  return list
}

export async function addPriceList(tx: Executor, name: string, at: Date): Promise<number> {
  const [row] = await tx.insert(priceLists).values({ name, createdAt: at }).returning({ id: priceLists.id })
  return row!.id
}

/** What operations change of a price list. */
export interface PriceListRowChange {
  readonly name: string
  readonly isArchived: boolean
  /** That of the list that was changed. */
  readonly version: number
}

/**
 * Changes a price list, and locks it until the end of the transaction.
 *
 * @throws ApiError `notFound`; `versionChanged`; `priceListInUse` for one that is archived while companies have it
 */
export async function changePriceListRow(
  tx: Executor,
  id: number,
  { name, isArchived, version }: PriceListRowChange,
  at: Date,
): Promise<void> {
  const [before] = await tx.select().from(priceLists).where(eq(priceLists.id, id)).for('update')
  if (!before) throw new ApiError('notFound')
  if (before.version !== version) throw new ApiError('versionChanged')
  if (isArchived && (await tx.$count(businessAccounts, eq(businessAccounts.priceListId, id))) > 0)
    throw new ApiError('priceListInUse')
  await tx
    .update(priceLists)
    .set({
      name,
      version: sql`${priceLists.version} + 1`,
      archivedAt: isArchived ? (before.archivedAt ?? at) : null,
    })
    .where(eq(priceLists.id, id))
}

/**
 * Locks a price list that is assigned to a company, so that it is not archived meanwhile.
 * @throws ApiError `invalid` for an unknown or archived one
 */
export async function lockAssignable(tx: Executor, id: number): Promise<void> {
  const [list] = await tx
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(and(eq(priceLists.id, id), isNull(priceLists.archivedAt)))
    .for('share')
  if (!list) throw new ApiError('invalid', { errors: { price_list_id: ['invalid'] } })
}
