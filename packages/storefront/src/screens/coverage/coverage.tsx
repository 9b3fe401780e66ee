import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import { Box, Callout, Container, Grid, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { PageAction } from '../../features/content/page-action.tsx'
import { PageSections } from '../../features/content/page-sections.tsx'
import { CityCard } from '../../features/coverage/city-card.tsx'
import { StoreSection } from '../../features/coverage/lazy-store-section.tsx'
import { ZipBanner } from '../../features/coverage/lazy-zip-banner.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { CoverageData } from '../../flows/information/coverage-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['coverage'] }

const importLoad = () => import('../../flows/information/coverage-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

/** The zip check, the four cities and the stores (spec 000 §2, Coverage and city pages). */
export default function CoverageScreen() {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const { page, notCovered } = useLoaderData<CoverageData>()
  return (
    <Box paddingBlock="xl">
      <Container>
        <Stack gap="section">
          <Grid columns={{ base: 1, md: 2 }} gap="xl">
            <Stack gap="md">
              {notCovered !== undefined && (
                <Callout
                  title={t(notCovered ? 'coverage:notYet.title' : 'coverage:notYet.unnamed', {
                    city: notCovered,
                  })}
                >
                  {t('coverage:notYet.text')}
                </Callout>
              )}
              <Heading level={1}>{page.title}</Heading>
              <Text size="lead" tone="secondary">
                {page.lead}
              </Text>
            </Stack>
            <ZipBanner servicesHref={categoryPath(categoryIds.all, language)} />
          </Grid>
          <Stack as="section" gap="md" aria-labelledby="cities">
            <Heading level={2} id="cities">
              {t('coverage:cities')}
            </Heading>
            <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
              {zoneIds.map((id) => (
                <CityCard key={id} zone={zones[id]} />
              ))}
            </Grid>
          </Stack>
          <StoreSection shows="all" />
          <Grid columns={{ base: 1, md: 2 }} gap="xl">
            <PageSections sections={page.sections} parts={{}} />
          </Grid>
          <PageAction action={page.action} />
        </Stack>
      </Container>
    </Box>
  )
}
