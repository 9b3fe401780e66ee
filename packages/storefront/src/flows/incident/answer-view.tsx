import { useLanguage } from '@colada/client/language/use-language'
import type { OrderMessageType } from '@colada/domain/contact/contact-form'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { IncidentForm } from '../../features/contact/incident-form.tsx'
import { countMissing } from '../../features/orders/missing-garments.ts'
import { OrderIncidents } from '../../features/orders/order-incidents.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { processLeft, selectProcess } from '../../platform/store/process-slice.ts'
import { OrderOfPage } from './incident-view.tsx'

/** The answer in words to an incident of the order of the page. */
export function AnswerView() {
  return <OrderOfPage>{(order) => <IncidentAnswer order={order} />}</OrderOfPage>
}

function IncidentAnswer({ order }: { order: Order }) {
  const { t } = useTranslation(['contact', 'orders'])
  const language = useLanguage()
  const goTo = useGoTo()
  const [search] = useSearchParams()
  const dispatch = useAppDispatch()
  const { orderId: solvedOrderId } = useAppSelector(selectProcess)
  const orderHref = routePath(language, 'OrderDetail', { id: order.id })
  const back = (
    <ButtonLink href={orderHref} appearance="outline" fullWidth>
      {t('contact:incident.back')}
    </ButtonLink>
  )
  if (!order.canReportIncident || order.incidents.length === 0) {
    return (
      <EmptyState title={t('contact:answer.closedTitle')} actions={back}>
        {t('contact:answer.closedText')}
      </EmptyState>
    )
  }
  const count = countMissing(order)
  const isNotMine = count > 0 && search.get('type') === ('no-es-mia' satisfies OrderMessageType)
  return (
    <Stack gap="lg">
      <Text weight="semibold">{t('contact:incident.order', { locator: order.locator })}</Text>
      <OrderIncidents order={order} />
      <IncidentForm
        orderId={order.id}
        type={isNotMine ? 'no-es-mia' : 'respuesta'}
        {...(isNotMine && { message: t('contact:answer.notMine', { count }) })}
        onSent={() => {
          goTo(orderHref)
          if (solvedOrderId === order.id) dispatch(processLeft())
        }}
      />
      {back}
    </Stack>
  )
}
