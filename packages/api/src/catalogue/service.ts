import type { MeasureKind } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import type { Bilingual } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { findProducts } from './repository.ts'

/** What pricing a cart needs to know of a product. */
export interface PricedProduct {
  readonly id: number
  readonly categoryId: number
  /** For a piece, or a square metre when measured. */
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** Both legs of its category. */
  readonly transport: Cents
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Products on sale by id; those that are not are missing from the map. */
export async function findPricedProducts(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, PricedProduct>> {
  const found = await findProducts(executor, ids)
  return new Map(
    found.map(({ product, category }) => [
      product.id,
      {
        id: product.id,
        categoryId: product.categoryId,
        price: product.price,
        measure: product.measure,
        transport: category.transport,
        names: { es: product.es.name, en: product.en.name },
        categoryNames: { es: category.es.name, en: category.en.name },
      },
    ]),
  )
}
