import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import { Box, ButtonLink, Container, EmptyState, Image } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export const handle: RouteHandle = { namespaces: ['contact'] }

/** Thanks for the request of a company (spec 000 §2, the child routes of the business pages). */
export default function RequestSentScreen() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <Container width="form">
      <ScreenHead title={t('contact:sent.title')} description={t('contact:sent.description')} />
      <Box paddingBlock="xl">
        <EmptyState
          level={1}
          title={t('contact:sent.title')}
          picture={<Image src="/pictures/pages/contact.svg" alt="" width={320} height={240} />}
          actions={<ButtonLink href={routePath(language, 'Home')}>{t('contact:sent.home')}</ButtonLink>}
        >
          {t('contact:sent.text', { hours: serviceTerms.supportHours })}
        </EmptyState>
      </Box>
    </Container>
  )
}
