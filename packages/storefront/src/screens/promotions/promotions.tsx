import { Box, Container, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type MetaFunction, useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { promotionsText } from '../../features/content/page-texts.ts'
import { PromoCards } from '../../features/promotions/promo-cards.tsx'
import type { PromotionsData } from '../../flows/information/promotions-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { toBothPaths } from '../../platform/routes/page-paths.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { socialPicture } from '../../platform/seo/social-picture.ts'

export const handle: RouteHandle = { namespaces: ['promotions'] }

const importLoad = () => import('../../flows/information/promotions-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...promotionsText[language],
    language,
    paths: toBothPaths(location.pathname),
    origin: originOf(matches),
    picture: socialPicture('/pictures/pages/promotions.svg'),
    listed: matchRoute(location.pathname)?.name === 'Promotions',
  })
}

/** The promotions, three a page (spec 000 §2, Promotions). */
export default function PromotionsScreen() {
  const { t } = useTranslation('promotions')
  const data = useLoaderData<PromotionsData>()
  return (
    <Box paddingBlock="xl">
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1}>{t('promotions:page.title')}</Heading>
            <Text size="lead" tone="secondary">
              {t('promotions:page.text')}
            </Text>
          </Stack>
          <PromoCards {...data} />
        </Stack>
      </Container>
    </Box>
  )
}
