import { Box } from '@colada/ui'
import { toEuros } from '@colada/domain/money/money'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { listingMeta } from '../features/catalogue/listing-meta.ts'
import type { ProductDetail } from '../features/catalogue/load-product.ts'
import { loadInBrowser, loadOnServer } from '../features/catalogue/loading.ts'
import { ProductView } from '../features/catalogue/product-view.tsx'
import { lateView } from '../platform/browser/late-view.tsx'
import { languageOf } from '../platform/routes/paths.ts'
import { breadcrumbLd, originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { load, type ProductData } from './loads/product.ts'

export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(() => import('./loads/product.ts'))

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const page = loaderData as ProductData | undefined
  if (!page) return []
  const language = languageOf(location.pathname)
  const origin = originOf(matches)
  const common = { language, paths: page.paths, origin }
  if (page.kind === 'listing') return pageMeta({ ...listingMeta(page, language), ...common })
  const { product, category } = page
  const trail = [
    { label: 'Colada', href: language === 'es' ? '/' : '/en' },
    { label: category.name, href: category.href },
    { label: product.title, href: page.paths[language] },
  ]
  return pageMeta({
    title: page.metaTitle,
    description: page.metaDescription,
    ...common,
    jsonLd: [breadcrumbLd(origin, trail), productLd(origin, page)],
  })
}

const SearchListing = lateView('search', () => import('./parts/search-listing.tsx'))

export default function ProductScreen() {
  const page = useLoaderData<ProductData>()
  return (
    <Box paddingBlock="lg">
      {page.kind === 'product' ? (
        // A new product starts its own page: nothing opened on the one before stays open.
        <ProductView key={page.product.id} detail={page} />
      ) : (
        <SearchListing listing={page} />
      )}
    </Box>
  )
}

function productLd(origin: string, { product, metaDescription }: ProductDetail) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: metaDescription,
    image: origin + product.picture,
    offers: {
      '@type': 'Offer',
      price: toEuros(product.price).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: origin + product.href,
    },
  }
}
