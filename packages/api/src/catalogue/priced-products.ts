import type { Executor } from '../database/connection.ts'
import { findPriced, type PricedProduct } from './repository.ts'

/** Returns the active products by id. */
export async function findPricedProducts(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, PricedProduct>> {
  const found = await findPriced(executor, ids)
  return new Map(found.map((product) => [product.id, product]))
}
