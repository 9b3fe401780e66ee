import { problemText, toProblem } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, EmptyState, ErrorState, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { ReportForm } from './report-form.tsx'

/** The report of a problem with the order of the page. */
export function IncidentView() {
  return <OrderOfPage>{(order) => <OrderIncident order={order} />}</OrderOfPage>
}

/** Loads the order of the page. */
export function OrderOfPage({ children }: { children: (order: Order) => ReactNode }) {
  const { t } = useTranslation(['common', 'contact'])
  const language = useLanguage()
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useOrderQuery(id, { skip: !(id > 0) })
  if (data) return children(data.order)
  if (!(id > 0) || (error && toProblem(error).code === statusCodes.notFound.code)) {
    return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  }
  if (error && !isFetching) {
    return (
      <ErrorState title={t('common:calls.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  return <PaymentSkeleton />
}

function OrderIncident({ order }: { order: Order }) {
  const { t } = useTranslation(['contact', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const orderHref = routePath(language, 'OrderDetail', { id: order.id })
  const hours = serviceTerms.complaintHours
  if (!order.canReportIncident) {
    return (
      <EmptyState
        title={t('contact:incident.closedTitle')}
        actions={
          <>
            <ButtonLink href={routePath(language, 'Contact')}>{t('contact:incident.toContact')}</ButtonLink>
            <ButtonLink href={orderHref} appearance="outline">
              {t('contact:incident.back')}
            </ButtonLink>
          </>
        }
      >
        {t('contact:incident.closedText', { hours })}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text weight="semibold">{t('contact:incident.order', { locator: order.locator })}</Text>
        <Text tone="secondary">{t('contact:incident.intro', { hours })}</Text>
      </Stack>
      <ReportForm order={order} onSent={() => goTo(orderHref)} />
      <ButtonLink href={orderHref} appearance="outline" fullWidth>
        {t('contact:incident.back')}
      </ButtonLink>
    </Stack>
  )
}
