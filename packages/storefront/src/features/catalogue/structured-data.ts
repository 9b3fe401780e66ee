import { categoryIds } from '@colada/domain/catalogue/category'
import { toEuros } from '@colada/domain/money/money'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { socialPicture } from '../../platform/seo/social-picture.ts'
import { areaServed, brand, breadcrumbs, shopRef, type Thing } from '../../platform/seo/structured-data.ts'
import { listingMeta } from './listing-meta.ts'
import type { CategoryListing } from './load-category.ts'
import type { ProductDetail } from './load-product.ts'
import { categoryPath } from './views.ts'

/** UN/CEFACT unit codes. */
const unitCodes = { piece: 'C62', squareMetre: 'MTK' } as const

const home = (language: Language) => ({ label: brand, href: routePath(language, 'Home') })

/** A page of a category: its breadcrumb and its products. */
export function listingThings(listing: CategoryListing, language: Language, origin: string): Thing[] {
  // Searches are not indexed.
  if (listing.query !== '') return []
  const { title } = listingMeta(listing, language)
  return [
    // Further pages have the breadcrumb of the category.
    breadcrumbs(origin, [
      home(language),
      { label: listing.name ?? title, href: categoryPath(listing.categoryId, language) },
    ]),
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: listing.products.length,
      itemListElement: listing.products.map((product, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: product.title,
        url: origin + product.href,
      })),
    },
  ]
}

/** A product's page: its breadcrumb and its offer. Packs are products, everything else is a service. */
export function productThings(detail: ProductDetail, language: Language, origin: string): Thing[] {
  const { product, category, paths } = detail
  const common = {
    '@id': `${origin}${paths[language]}#offer`,
    name: product.title,
    description: detail.metaDescription,
    image: origin + socialPicture(product.picture),
    url: origin + paths[language],
    category: category.name,
    offers: offer(detail, origin + paths[language], origin),
  }
  return [
    breadcrumbs(origin, [
      home(language),
      { label: category.name, href: category.href },
      { label: product.title, href: paths[language] },
    ]),
    category.id === categoryIds.vouchers
      ? {
          '@type': 'Product',
          ...common,
          sku: String(product.id),
          brand: { '@type': 'Brand', name: brand },
        }
      : {
          '@type': 'Service',
          ...common,
          serviceType: category.name,
          provider: shopRef(origin),
          areaServed,
        },
  ]
}

function offer({ product, vatIncluded }: ProductDetail, url: string, origin: string): Thing {
  const price = toEuros(product.price).toFixed(2)
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: shopRef(origin),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      unitCode: product.measure === null ? unitCodes.piece : unitCodes.squareMetre,
      valueAddedTaxIncluded: vatIncluded,
    },
  }
}
