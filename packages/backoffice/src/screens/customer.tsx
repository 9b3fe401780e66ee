import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CustomerGate } from '../features/counter/customer-gate.tsx'
import { CustomerView } from '../features/counter/customer-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the customer is opened by its query. */
export const clientLoader = () => null

export default function Customer() {
  const { t } = useTranslation('counter')
  const { id = '' } = useParams()
  return (
    <Stack gap="lg">
      <TextLink href="/counter" standalone>
        {t('counter:back')}
      </TextLink>
      <CustomerGate key={id} id={Number(id)}>
        {(opened) => <CustomerView opened={opened} />}
      </CustomerGate>
    </Stack>
  )
}
