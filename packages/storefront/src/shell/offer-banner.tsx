import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { PromoBanner } from '@colada/ui'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { matchRoute } from '../platform/routes/paths.ts'
import type { RouteName } from '../platform/routes/route-table.ts'
import { UnknownOnly } from './unknown-only.tsx'

/** Routes where the offer would be in the way (spec 000 §2, Navbar). */
const without = new Set<RouteName>([
  'Login',
  'Register',
  'Category',
  'CategoryPage',
  'CategorySearch',
  'CategorySearchPage',
])

/**
 * The first-order offer, for who has neither a cart nor a session. Styles leave it out for the others: it goes with
 * the next page and never from under a finger.
 */
export function OfferBanner() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const name = matchRoute(pathname)?.name
  if (name !== undefined && without.has(name)) return null
  return (
    <UnknownOnly>
      <PromoBanner label={t('shell:offer.label')}>{t('shell:offer.text', firstOrderOffer)}</PromoBanner>
    </UnknownOnly>
  )
}
