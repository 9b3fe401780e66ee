import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import {
  changePriceListRow,
  findPriceListId,
  findPriceListRow,
  listPriceListRows,
  type PriceListRow,
  type PriceListRowChange,
} from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { priceListPrices } from './tables.ts'

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
  const listId = await findPriceListId(executor, userId)
  if (listId === null) return new Map()
  const rows = await executor
    .select({ productId: priceListPrices.productId, price: priceListPrices.price })
    .from(priceListPrices)
    .where(
      and(
        eq(priceListPrices.priceListId, listId),
        productIds && inArray(priceListPrices.productId, [...productIds]),
      ),
    )
  return new Map(rows.map(({ productId, price }) => [productId, price]))
}

/** Returns all price lists by name, with the number of their prices and of the companies that have them. */
export async function listPriceLists(executor: Executor) {
  const counts = await executor
    .select({ id: priceListPrices.priceListId, prices: count() })
    .from(priceListPrices)
    .groupBy(priceListPrices.priceListId)
  const pricesOf = new Map(counts.map(({ id, prices }) => [id, prices]))
  const lists = await listPriceListRows(executor)
  return lists.map(({ list, companies }) => ({ list, companies, prices: pricesOf.get(list.id) ?? 0 }))
}

/**
 * Returns a price list with its prices.
 * @throws ApiError `notFound`
 */
export async function findPriceList(
  executor: Executor,
  id: number,
): Promise<{ list: PriceListRow; prices: AgreedPrice[] }> {
  const list = await findPriceListRow(executor, id)
  const prices = await executor
    .select({ productId: priceListPrices.productId, price: priceListPrices.price })
    .from(priceListPrices)
    .where(eq(priceListPrices.priceListId, id))
    .orderBy(asc(priceListPrices.productId))
  return { list, prices }
}

/** What operations change of a price list. */
export interface PriceListChange extends PriceListRowChange {
  readonly prices: readonly AgreedPrice[]
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
  { prices, ...change }: PriceListChange,
  at: Date,
): Promise<void> {
  await changePriceListRow(tx, id, change, at)
  await tx.delete(priceListPrices).where(eq(priceListPrices.priceListId, id))
  if (prices.length > 0)
    await tx.insert(priceListPrices).values(prices.map((price) => ({ ...price, priceListId: id })))
}
