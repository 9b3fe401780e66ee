import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import { type LowestPrice, lowestPriceOf } from '@colada/domain/catalogue/lowest-price'
import { pickBestSellers, homeCategoryIds } from '@colada/domain/catalogue/suggestions'
import type { Cents } from '@colada/domain/money/money'
import type { Load } from './load-context.ts'
import { allProducts, type CategoryView, type ProductView, toCategoryView, toProductView } from './views.ts'

/** A category with the price of its cheapest product. */
export type HomeCategory = CategoryView & { readonly from: LowestPrice }

export interface HomeCatalogue {
  readonly categories: readonly HomeCategory[]
  /** The lowest price of a piece in the categories for private customers. */
  readonly lowestPrice: Cents
  readonly bestSellers: readonly ProductView[]
}

/** Home's categories in their order and the best sellers of the day (spec 000 §2, Home). */
export const loadHome: Load<HomeCatalogue> = async ({ source, language }) => {
  const all = await source.categories(language)
  const byId = new Map(all.map((category) => [category.id, category]))
  const categories = homeCategoryIds.flatMap((id) => {
    const category = byId.get(id)
    if (!category || category.products.length === 0) return []
    return [{ ...toCategoryView(category, language), from: lowestPriceOf(category.products) }]
  })
  return {
    categories,
    lowestPrice: Math.min(
      ...categories
        .filter(({ id, from }) => !from.isPerArea && !isListedWithoutVat({ categoryId: id }))
        .map(({ from }) => from.price),
    ),
    bestSellers: pickBestSellers(allProducts(all), source.day()).map((product) =>
      toProductView(product, language),
    ),
  }
}
