import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Box } from '@colada/ui'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { listingMeta } from '../../features/catalogue/listing-meta.ts'
import { loadBeforeCatalogue, loadOnServer } from '../../features/catalogue/load-context.ts'
import { categoryPath, categoryPicture } from '../../features/catalogue/views.ts'
import { ZipBanner } from '../../features/coverage/lazy-zip-banner.tsx'
import type { CategoryData } from '../../flows/browse/category-data.ts'
import { ListingView } from '../../flows/browse/listing-view.tsx'
import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { languageOf } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { socialPicture } from '../../platform/seo/social-picture.ts'

export const handle: RouteHandle = { namespaces: ['catalogue'] }

const importLoad = () => import('../../flows/browse/category-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadBeforeCatalogue(importLoad)

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const listing = loaderData as CategoryData | undefined
  if (!listing) return []
  const language = languageOf(location.pathname)
  const origin = originOf(matches)
  const picture = socialPicture(categoryPicture(listing.categoryId))
  return pageMeta({ ...listingMeta(listing, language), language, paths: listing.paths, origin, picture })
}

const CategoryAdvice = lazyWhenVisible('advice', () => import('../../flows/browse/category-advice.tsx'))

export default function CategoryScreen() {
  const listing = useLoaderData<CategoryData>()
  const language = useLanguage()
  const { content } = listing
  return (
    <Box paddingBlock="lg">
      <ListingView listing={listing}>
        <ZipBanner servicesHref={categoryPath(categoryIds.all, language)} />
        {content && <CategoryAdvice content={content} />}
      </ListingView>
    </Box>
  )
}
