import { Heading, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CompanyList } from '../features/business/company-list.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the list is loaded by its query. */
export const clientLoader = () => null

export default function Business() {
  const { t } = useTranslation(['business', 'shell'])
  return (
    <Stack gap="lg">
      <title>{`${t('business:title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('business:title')}</Heading>
        <Text>{t('business:text')}</Text>
        <TextLink href="/business/price-lists" standalone>
          {t('business:priceLists.title')}
        </TextLink>
      </Stack>
      <CompanyList />
    </Stack>
  )
}
