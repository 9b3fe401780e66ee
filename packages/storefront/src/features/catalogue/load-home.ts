import { pickBestSellers, homeCategoryIds } from '@colada/domain/catalogue/suggestions'
import type { Load } from './load-context.ts'
import { allProducts, type CategoryView, type ProductView, toCategoryView, toProductView } from './views.ts'

export interface HomeCatalogue {
  readonly categories: readonly CategoryView[]
  readonly bestSellers: readonly ProductView[]
}

/** Home's categories in their order and the best sellers of the day (spec 000 §2, Home). */
export const loadHome: Load<HomeCatalogue> = async ({ source, language }) => {
  const categories = await source.categories(language)
  const byId = new Map(categories.map((category) => [category.id, category]))
  return {
    categories: homeCategoryIds.flatMap((id) => {
      const category = byId.get(id)
      return category ? [toCategoryView(category, language)] : []
    }),
    bestSellers: pickBestSellers(allProducts(categories), source.day()).map((product) =>
      toProductView(product, language),
    ),
  }
}
