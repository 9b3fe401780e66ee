import type { Executor } from '../database/connection.ts'
import { findAgreedPrices } from './price-lists.ts'
import { findPriced, type PricedProduct } from './repository.ts'

/**
 * Returns the active products by id.
 * @param userId the customer whose agreed prices hold; the prices of the shop when left out
 */
export async function findPricedProducts(
  executor: Executor,
  ids: readonly number[],
  userId: number | null = null,
): Promise<Map<number, PricedProduct>> {
  const found = await findPriced(executor, ids)
  const agreed = userId === null ? new Map<number, number>() : await findAgreedPrices(executor, userId, ids)
  return new Map(
    found.map((product) => [product.id, { ...product, price: agreed.get(product.id) ?? product.price }]),
  )
}
