import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, ButtonLink, CallToAction, Container, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadInBrowser, loadOnServer } from '../../features/catalogue/load-context.ts'
import { FaqSearch } from '../../features/content/faq-search.tsx'
import { contentMeta } from '../../flows/information/content-meta.ts'
import type { FaqData } from '../../flows/information/faq-data.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['content'] }

const importLoad = () => import('../../flows/information/faq-data.ts')
export const loader = loadOnServer(importLoad)
export const clientLoader = loadInBrowser(importLoad)
export const meta = contentMeta

/** The frequent questions (spec 000 §2). */
export default function FaqScreen() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const { page } = useLoaderData<FaqData>()
  return (
    <Box paddingBlock="xl">
      <Container width="text">
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1}>{page.title}</Heading>
            <Text size="lead" tone="secondary">
              {page.lead}
            </Text>
          </Stack>
          <FaqSearch groups={page.groups} />
          <CallToAction
            title={t('content:faq.more')}
            headingLevel={2}
            text={t('content:faq.moreText', { hours: serviceTerms.supportHours })}
            actions={
              <ButtonLink href={routePath(language, 'Contact')}>{t('content:faq.contact')}</ButtonLink>
            }
          />
        </Stack>
      </Container>
    </Box>
  )
}
