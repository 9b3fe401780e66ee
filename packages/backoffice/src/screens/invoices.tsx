import { Heading, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { InvoiceBoard } from '../features/invoices/invoice-board.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the invoices are loaded by their query. */
export const clientLoader = () => null

export default function Invoices() {
  const { t } = useTranslation(['invoices', 'shell'])
  return (
    <Stack gap="lg">
      <title>{`${t('invoices:title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('invoices:title')}</Heading>
        <Text>{t('invoices:text')}</Text>
        <TextLink href="/invoices/declaration" standalone>
          {t('invoices:declaration.title')}
        </TextLink>
      </Stack>
      <InvoiceBoard />
    </Stack>
  )
}
