import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { businessAccounts, priceLists } from '../account/tables.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { priceListPrices } from './tables.ts'

export type PriceListRow = typeof priceLists.$inferSelect

/** A price that was agreed with a company. */
export interface AgreedPrice {
  readonly productId: ProductId
  /** As the shop stores prices. */
  readonly price: Cents
}

/**
 * Returns the prices that were agreed with a customer; none without a price list.
 * @param productIds all products when left out
 */
export async function findAgreedPrices(
  executor: Executor,
  userId: number,
  productIds?: readonly ProductId[],
): Promise<Map<ProductId, Cents>> {
  const rows = await executor
    .select({ productId: priceListPrices.productId, price: priceListPrices.price })
    .from(priceListPrices)
    .innerJoin(businessAccounts, eq(businessAccounts.priceListId, priceListPrices.priceListId))
    .where(
      and(
        eq(businessAccounts.userId, userId),
        productIds && inArray(priceListPrices.productId, [...productIds]),
      ),
    )
  return new Map(rows.map(({ productId, price }) => [productId, price]))
}

/** Returns all price lists by name, with the number of their prices and of the companies that have them. */
export async function listPriceLists(executor: Executor) {
  return executor
    .select({
      list: priceLists,
      prices: executor.$count(priceListPrices, eq(priceListPrices.priceListId, priceLists.id)),
      companies: executor.$count(businessAccounts, eq(businessAccounts.priceListId, priceLists.id)),
    })
    .from(priceLists)
    .orderBy(asc(priceLists.name), asc(priceLists.id))
}

/**
 * Returns a price list with its prices.
 * @throws ApiError `notFound`
 */
export async function findPriceList(
  executor: Executor,
  id: number,
): Promise<{ list: PriceListRow; prices: AgreedPrice[] }> {
  const [list] = await executor.select().from(priceLists).where(eq(priceLists.id, id))
  if (!list) throw new ApiError('notFound')
  const prices = await executor
    .select({ productId: priceListPrices.productId, price: priceListPrices.price })
    .from(priceListPrices)
    .where(eq(priceListPrices.priceListId, id))
    .orderBy(asc(priceListPrices.productId))
  return { list, prices }
}

export async function addPriceList(tx: Executor, name: string, at: Date): Promise<number> {
  const [row] = await tx.insert(priceLists).values({ name, createdAt: at }).returning({ id: priceLists.id })
  return row!.id
}

/** What operations change of a price list. */
export interface PriceListChange {
  readonly name: string
  readonly prices: readonly AgreedPrice[]
  readonly isArchived: boolean
  /** That of the list that was changed. */
  readonly version: number
}

/**
 * Changes a price list, whose prices hold for later orders and quotes.
 *
 * @throws ApiError `notFound`; `versionChanged`; `priceListInUse` for one that is archived while companies have it; `invalid`
 * for an unknown product
 */
export async function changePriceList(
  tx: Executor,
  id: number,
  { name, prices, isArchived, version }: PriceListChange,
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
  await tx.delete(priceListPrices).where(eq(priceListPrices.priceListId, id))
  if (prices.length > 0)
    await tx.insert(priceListPrices).values(prices.map((price) => ({ ...price, priceListId: id })))
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
