import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { zones } from '@colada/domain/schedule/zones'
import { Box, Breadcrumb, Container, Grid, Hero, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { PageAction } from '../../features/content/page-action.tsx'
import { PageSections } from '../../features/content/page-sections.tsx'
import { CityZone } from '../../features/coverage/city-zone.tsx'
import { StoreList } from '../../features/coverage/lazy-store-list.tsx'
import { ZipBanner } from '../../features/coverage/lazy-zip-banner.tsx'
import { ServiceFacts } from '../../features/coverage/service-facts.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { CoverageCityData } from '../../flows/information/coverage-city-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['coverage'] }

const importLoad = () => import('../../flows/information/coverage-city-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

/** The page of a city: zip check, towns, hours, stores (spec 000 §2, Coverage and city pages). */
export default function CoverageCityScreen() {
  const { t } = useTranslation(['coverage', 'shell'])
  const language = useLanguage()
  const { page, city } = useLoaderData<CoverageCityData>()
  return (
    <Box paddingBlock="xl">
      <Container>
        <Stack gap="section">
          <Stack gap="md">
            <Breadcrumb
              label={t('coverage:where')}
              items={[{ label: t('shell:menu.coverage'), href: routePath(language, 'Coverage') }]}
              currentLabel={t(`coverage:city.${city.zone}`)}
            />
            <Hero
              title={page.title}
              headingLevel={1}
              headingSize="title1"
              text={page.lead}
              actions={<ZipBanner servicesHref={categoryPath(categoryIds.all, language)} />}
              picture={{ src: `/pictures/${page.picture}.svg`, width: 320, height: 220, priority: 'high' }}
            />
          </Stack>
          <CityZone city={city} />
          <ServiceFacts zone={zones[city.zone]} />
          {city.stores.length > 0 && <StoreList zone={city.zone} stores={city.stores} />}
          <Grid columns={{ base: 1, md: 2 }} gap="xl">
            <PageSections sections={page.sections} parts={{}} />
          </Grid>
          <PageAction action={page.action} />
        </Stack>
      </Container>
    </Box>
  )
}
