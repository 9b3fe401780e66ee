import { toProblem, problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { isPayable } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, ButtonLink, ErrorState, Heading, Sidebar, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { OrderActions } from '../../features/orders/order-actions.tsx'
import { OrderContents } from '../../features/orders/order-contents.tsx'
import { OrderLetterhead } from '../../features/orders/order-letterhead.tsx'
import { OrderPrice } from '../../features/orders/order-price.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { usePolledOrder } from '../../features/orders/use-polled-order.ts'
import { OrderPayments } from '../../features/payment/order-payments.tsx'
import { PaymentDeadline } from '../../features/payment/payment-deadline.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { readPendingAttempt } from '../../features/payment/pending-attempt.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'
import { GiveUp } from '../../shell/give-up.tsx'
import { OrderMessages } from './order-messages.tsx'
import { hasEnded, OrderOutcome } from './order-outcome.tsx'

/** An order: status, contents, price and actions (spec 000 §2, Order detail). */
export function OrderDetailView() {
  const { t } = useTranslation(['account', 'orders'])
  const language = useLanguage()
  const id = Number(useParams().id)
  const query = usePolledOrder(id)
  const me = useMeQuery()
  const title = query.data
    ? t('orders:detail.title', { locator: query.data.order.locator })
    : t('orders:detail.untitled')
  return (
    <>
      <ScreenHead title={title} />
      <Heading level={1} size="title2" translate="no">
        {title}
      </Heading>
      {query.data && <OrderLetterhead order={query.data.order} customer={me.data} />}
      <OrderDetail {...query} id={id} ordersHref={routePath(language, 'Orders')} />
    </>
  )
}

type OrderDetailProps = ReturnType<typeof usePolledOrder> & {
  readonly id: number
  readonly ordersHref: string
}

function OrderDetail({ id, ordersHref, data, error, isFetching, refetch }: OrderDetailProps) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()

  if (data) {
    const { order } = data
    return (
      <Sidebar side="end">
        <Stack gap="lg">
          <OrderState
            order={order}
            confirming={readPendingAttempt(id) !== null}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          >
            {hasEnded(order) && <OrderOutcome order={order} />}
            <OrderMessages order={order} />
            <PaymentDeadline order={order} serverClock={data} onOver={() => void refetch()} />
            <OrderActions order={order} paymentHref={routePath(language, 'Payment', { id })} />
            {isPayable(order) && (
              <div>
                <GiveUp order={order} />
              </div>
            )}
          </OrderState>
          <OrderContents order={order} />
        </Stack>
        <Stack gap="md">
          <OrderPrice order={order}>
            {order.status !== orderStatus.pendingPayment && <OrderPayments order={order} />}
          </OrderPrice>
          <Button appearance="outline" fullWidth onClick={() => window.print()}>
            {t('orders:detail.print')}
          </Button>
          <ButtonLink href={ordersHref} appearance="outline" fullWidth>
            {t('orders:detail.back')}
          </ButtonLink>
        </Stack>
      </Sidebar>
    )
  }
  if (!(id > 0) || (error && toProblem(error).code === statusCodes.notFound.code)) {
    return <InvalidOrder ordersHref={ordersHref} />
  }
  if (error && !isFetching) {
    return (
      <ErrorState title={t('orders:detail.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  return <PaymentSkeleton />
}
