import { type CategoryListing, loadListing } from '../../features/catalogue/load-category.ts'
import type { Load } from '../../features/catalogue/load-context.ts'
import { loadProduct, type ProductDetail } from '../../features/catalogue/load-product.ts'

export type ProductData = ProductDetail | CategoryListing

/** A product, or a search within a category: both match the same route pattern. */
export const load: Load<ProductData> = (context) =>
  context.params.search === undefined ? loadProduct(context) : loadListing(context)
