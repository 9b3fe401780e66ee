import { type SofaPrice, sofaPrices } from '@colada/domain/content/sofa-prices'
import { toEuros } from '@colada/domain/money/money'
import { areaServed, shopRef, type Thing } from '../../platform/seo/structured-data.ts'
import type { Page } from './page-schema.ts'

/** Lowest and highest price. */
function priceRange(): { lowPrice: string; highPrice: string; offerCount: number } {
  const prices = Object.values<SofaPrice>(sofaPrices).flatMap(({ fabric, leather }) => [fabric, leather])
  const toPrice = (cents: number) => toEuros(cents).toFixed(2)
  return {
    lowPrice: toPrice(Math.min(...prices)),
    highPrice: toPrice(Math.max(...prices)),
    offerCount: prices.length,
  }
}

/** Sofa cleaning as a service with its range of prices. */
export function sofaService(page: Page, path: string, origin: string): Thing {
  return {
    '@type': 'Service',
    name: page.title,
    description: page.meta.description,
    serviceType: page.title,
    url: origin + path,
    image: `${origin}/pictures/${page.picture}.svg`,
    provider: shopRef(origin),
    areaServed,
    offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR', ...priceRange() },
  }
}
