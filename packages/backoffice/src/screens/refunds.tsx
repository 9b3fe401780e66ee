import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { RefundList } from '../features/payments/refund-list.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the refunds are loaded by their query. */
export const clientLoader = () => null

export default function Refunds() {
  const { t } = useTranslation(['drawer', 'shell'])
  return (
    <Stack gap="lg">
      <title>{`${t('drawer:refunds.title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('drawer:refunds.title')}</Heading>
        <Text>{t('drawer:refunds.text')}</Text>
      </Stack>
      <RefundList />
    </Stack>
  )
}
