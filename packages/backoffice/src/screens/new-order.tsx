import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Container, Stack, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, redirect, useSearchParams } from 'react-router-dom'
import { CustomerGate } from '../features/counter/customer-gate.tsx'
import { OrderDesk } from '../features/counter/order/order-desk.tsx'
import { OrderTaken, type OrderTakenProps } from '../features/counter/order/order-taken.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** An order is of a customer, who is found first. */
export const clientLoader = ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) =>
  new URL(request.url).searchParams.has('customer') ? null : redirect('/counter')

export default function NewOrder() {
  const { t } = useTranslation(['counter', 'shell'])
  const [search] = useSearchParams()
  const customer = Number(search.get('customer'))
  const [taken, setTaken] = useState<OrderTakenProps>()
  return (
    <Stack gap="lg">
      <title>{`${t('counter:order.title')} | ${t('shell:name')}`}</title>
      {taken ? (
        <Container width="form">
          <OrderTaken {...taken} />
        </Container>
      ) : (
        <>
          <TextLink href="/counter" standalone>
            {t('counter:back')}
          </TextLink>
          <CustomerGate key={customer} id={customer}>
            {(opened) => (
              <OrderDesk opened={opened} onTaken={(order, way) => setTaken({ taken: order, way })} />
            )}
          </CustomerGate>
        </>
      )}
    </Stack>
  )
}
