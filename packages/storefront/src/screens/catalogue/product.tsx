import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Box } from '@colada/ui'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { listingMeta } from '../../features/catalogue/listing-meta.ts'
import { loadBeforeCatalogue, loadOnServer } from '../../features/catalogue/load-context.ts'
import type { ProductData } from '../../flows/browse/product-data.ts'
import { ProductView } from '../../flows/browse/product-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { languageOf } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { socialPicture } from '../../platform/seo/social-picture.ts'

export const handle: RouteHandle = { namespaces: ['catalogue'] }

const importLoad = () => import('../../flows/browse/product-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadBeforeCatalogue(importLoad)

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const page = loaderData as ProductData | undefined
  if (!page) return []
  const language = languageOf(location.pathname)
  const origin = originOf(matches)
  const common = { language, paths: page.paths, origin }
  if (page.kind === 'listing') return pageMeta({ ...listingMeta(page, language), ...common })
  return pageMeta({
    title: page.metaTitle,
    description: page.metaDescription,
    picture: socialPicture(page.product.picture),
    ...common,
  })
}

// A search has the same paths as products; a product's page does not load its listing.
const SearchListing = lazyWithRetry(() => import('../../flows/browse/search-listing.tsx'))

export default function ProductScreen() {
  const page = useLoaderData<ProductData>()
  return (
    <Box paddingBlock="lg">
      {page.kind === 'product' ? (
        // The key closes dialogs of the previous product.
        <ProductView key={page.product.id} detail={page} />
      ) : (
        <SearchListing listing={page} />
      )}
    </Box>
  )
}
