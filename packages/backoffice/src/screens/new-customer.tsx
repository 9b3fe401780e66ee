import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Container, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NewCustomerForm } from '../features/counter/new-customer-form.tsx'
import { customerPath } from '../platform/paths.ts'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader. */
export const clientLoader = () => null

export default function NewCustomer() {
  const { t } = useTranslation(['counter', 'shell'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Container width="form">
      <title>{`${t('counter:newCustomer.title')} | ${t('shell:name')}`}</title>
      <Stack gap="lg">
        <Heading level={1} size="title2">
          {t('counter:newCustomer.title')}
        </Heading>
        <NewCustomerForm
          searched={search.get('q') ?? ''}
          onCreated={(id) => void navigate(customerPath(id), { replace: true })}
        />
      </Stack>
    </Container>
  )
}
