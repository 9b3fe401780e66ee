import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import type { RouteName } from '@colada/domain/routes/paths'
import { PromoBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router-dom'
import type { CategoryListing } from '../../features/catalogue/load-category.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { AnonymousOnly } from '../anonymous-only.tsx'

/** Routes without the offer (spec 000 §2, Navbar). */
const excludedRoutes = new Set<RouteName>(['Login', 'Register', 'Category', 'CategoryPage'])

/** Whether a page shows one of the sub-filters of its category, which are preset searches. */
function usePresetSearch(): boolean {
  return useMatches().some(({ loaderData }) =>
    (loaderData as Partial<CategoryListing> | undefined)?.filters?.some(({ current }) => current),
  )
}

/**
 * The first-order offer, for visitors without a cart or session. It is hidden by CSS and only with the next page, so that
 * no layout shifts while a product is added.
 */
export function OfferBanner() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const name = matchRoute(pathname)?.name
  const isPresetSearch = usePresetSearch()
  if (isPresetSearch || (name !== undefined && excludedRoutes.has(name))) return null
  return (
    <AnonymousOnly>
      <PromoBanner label={t('shell:offer.label')}>{t('shell:offer.text', firstOrderOffer)}</PromoBanner>
    </AnonymousOnly>
  )
}
