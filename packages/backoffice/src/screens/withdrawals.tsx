import { decidingRoles } from '@colada/domain/staff/rights'
import { Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { WithdrawalList } from '../features/withdrawals/withdrawal-list.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(decidingRoles)]

/** Middleware runs for routes with a loader; the withdrawals are loaded by their query. */
export const clientLoader = () => null

export default function Withdrawals() {
  const { t } = useTranslation(['shell', 'withdrawals'])
  return (
    <Stack gap="lg">
      <title>{`${t('withdrawals:title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('withdrawals:title')}</Heading>
        <Text>{t('withdrawals:text')}</Text>
      </Stack>
      <WithdrawalList />
    </Stack>
  )
}
