import { mayDecideClaims, orderTakingRoles } from '@colada/domain/staff/rights'
import { Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ClaimList } from '../features/claims/claim-list.tsx'
import { StoredList } from '../features/claims/stored-list.tsx'
import { useMeQuery } from '../platform/session/me.ts'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the list is loaded by its query. */
export const clientLoader = () => null

export default function Incidents() {
  const { t } = useTranslation(['incidents', 'shell'])
  const [search] = useSearchParams()
  const { data: me } = useMeQuery()
  const hasEnded = search.get('ended') === '1'
  return (
    <Stack gap="lg">
      <title>{`${t('incidents:title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('incidents:title')}</Heading>
        <Text>{t('incidents:text')}</Text>
      </Stack>
      <ClaimList hasEnded={hasEnded} />
      {me && mayDecideClaims(me) && !hasEnded && <StoredList />}
    </Stack>
  )
}
