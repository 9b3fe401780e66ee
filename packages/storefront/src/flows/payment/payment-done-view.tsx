import { toProblem, problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { ErrorState } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import type { OrderThanks } from '../../features/orders/order-thanks.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentWaiting } from '../../features/payment/payment-waiting.tsx'

const POLL_INTERVAL_MS = 3_000

export interface PaymentDoneViewProps {
  /** Renders the thanks for a paid order. */
  readonly Thanks: typeof OrderThanks
}

/** Thanks for an order once the API reports it as paid; polls until then. */
export function PaymentDoneView({ Thanks }: PaymentDoneViewProps) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const id = Number(useParams().id)
  const { data, error, refetch } = useOrderQuery(id, { skip: !(id > 0) })
  const isPending = data?.order.status === orderStatus.pendingPayment || Boolean(data?.order.pendingChange)
  useOrderQuery(id, { skip: !isPending, pollingInterval: POLL_INTERVAL_MS })

  if (isPending) return <PaymentWaiting state="checking" />
  if (data) {
    return (
      <Thanks
        order={data.order}
        headingLevel={1}
        orderHref={routePath(language, 'OrderDetail', { id })}
        homeHref={routePath(language, 'Home')}
      />
    )
  }
  if (error && toProblem(error).kind !== 'refused') {
    return (
      <ErrorState title={t('orders:detail.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  if (error || !(id > 0)) return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  return <PaymentSkeleton />
}
