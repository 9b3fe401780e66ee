import { type CategoryListing, loadListing } from '../../features/catalogue/load-category.ts'
import type { Load } from '../../features/catalogue/load-context.ts'
import { getCategoryContent } from '../../features/content/load-category-content.ts'
import type { CategoryContentText } from '../../features/content/text-schemas.ts'

export type CategoryData = CategoryListing & { readonly content: CategoryContentText | null }

/** A category with its editorial content, which is on its first page only. */
export const load: Load<CategoryData> = async (context) => {
  const listing = await loadListing(context)
  const isFirstPage = listing.page === 1 && listing.query === ''
  return {
    ...listing,
    content: isFirstPage ? await getCategoryContent(listing.categoryId, context.language) : null,
  }
}
