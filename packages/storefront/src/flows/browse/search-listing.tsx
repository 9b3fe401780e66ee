import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { CategoryListing } from '../../features/catalogue/load-category.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { ZipBanner } from '../../features/coverage/lazy-zip-banner.tsx'
import { ListingView } from './listing-view.tsx'

/** Results of a search. */
export default function SearchListing({ listing }: { listing: CategoryListing }) {
  return (
    <ListingView listing={listing}>
      <ZipBanner servicesHref={categoryPath(categoryIds.all, useLanguage())} />
    </ListingView>
  )
}
