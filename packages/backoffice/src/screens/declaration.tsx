import { QueryView } from '@colada/client/api/query-view'
import { Heading, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { Declaration } from '../features/invoices/declaration.tsx'
import { useProducerDeclarationQuery } from '../features/invoices/endpoints.ts'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the declaration is loaded by its query. */
export const clientLoader = () => null

export default function DeclarationScreen() {
  const { t } = useTranslation(['invoices', 'shell'])
  const declaration = useProducerDeclarationQuery()
  return (
    <Stack gap="lg">
      <title>{`${t('invoices:declaration.title')} | ${t('shell:name')}`}</title>
      <TextLink href="/invoices" standalone>
        {t('invoices:declaration.back')}
      </TextLink>
      <Heading level={1}>{t('invoices:declaration.title')}</Heading>
      <QueryView
        query={declaration}
        loadingLabel={t('invoices:declaration.loading')}
        rows={8}
        failedTitle={t('invoices:declaration.failed')}
      >
        {(loaded) => <Declaration declaration={loaded} />}
      </QueryView>
    </Stack>
  )
}
