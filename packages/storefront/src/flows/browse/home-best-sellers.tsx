import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Container, Stack, TextLink } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentUser } from '../../features/account/current-user.tsx'
import TileRow from '../../features/cart/tile-row.tsx'
import { categoryPath, type ProductView } from '../../features/catalogue/views.ts'
import { FrequentItems } from '../../shell/frequent-items.tsx'

const BusinessRow = lazyWithRetry(() => import('./business-row.tsx'))

interface Props {
  readonly products: readonly ProductView[]
  readonly servicesHref: string
}

/** What the customer orders most, and best sellers; companies see products for companies instead (spec 000 §2, Home). */
export default function HomeBestSellers({ products, servicesHref }: Props) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const bestSellers = (
    <TileRow
      heading={t('content:home.bestSellers')}
      products={products}
      more={<TextLink href={servicesHref}>{t('content:home.seeAll')}</TextLink>}
    />
  )
  const forCompanies = () => (
    <Suspense fallback={bestSellers}>
      <BusinessRow
        heading={t('content:home.business')}
        more={
          <TextLink href={categoryPath(categoryIds.companies, language)}>
            {t('content:home.seeBusiness')}
          </TextLink>
        }
        fallback={bestSellers}
      />
    </Suspense>
  )
  return (
    <Container>
      <Stack gap="section">
        <FrequentItems />
        <CurrentUser anonymous={bestSellers} loading={bestSellers}>
          {(me) => (me.isBusiness ? forCompanies() : bestSellers)}
        </CurrentUser>
      </Stack>
    </Container>
  )
}
