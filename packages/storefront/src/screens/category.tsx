import { Box } from '@colada/ui'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { categoryIds } from '@colada/domain/catalogue/category'
import { listingMeta } from '../features/catalogue/listing-meta.ts'
import { ListingView } from '../features/catalogue/listing-view.tsx'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import { categoryPath, categoryPicture } from '../features/catalogue/views.ts'
import { lateView } from '../platform/browser/late-view.tsx'
import { useWords } from '../platform/language/words.tsx'
import { languageOf } from '../platform/routes/paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { socialPicture } from '../platform/seo/social-picture.ts'
import type { CategoryData } from './loads/category.ts'

const bring = () => import('./loads/category.ts')
export const loader = loadOnServer(bring)
export const clientLoader = loadInBrowser(bring)

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const listing = loaderData as CategoryData | undefined
  if (!listing) return []
  const language = languageOf(location.pathname)
  const origin = originOf(matches)
  const picture = socialPicture(categoryPicture(listing.categoryId))
  return pageMeta({ ...listingMeta(listing, language), language, paths: listing.paths, origin, picture })
}

const Advice = lateView('advice', () => import('./parts/category-advice.tsx'))
const ZipBanner = lateView('zip', () => import('../features/coverage/zip-banner.tsx'))

export default function CategoryScreen() {
  const listing = useLoaderData<CategoryData>()
  const { language } = useWords()
  const { content } = listing
  return (
    <Box paddingBlock="lg">
      <ListingView listing={listing}>
        <ZipBanner servicesHref={categoryPath(categoryIds.all, language)} />
        {content && <Advice content={content} />}
      </ListingView>
    </Box>
  )
}
