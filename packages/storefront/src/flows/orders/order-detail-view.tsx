import { toProblem, problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { isPayable } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, ErrorState, Heading, Hidden, Sidebar, Stack, Text, TextLink } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { OrderInvoices } from '../../features/invoices/order-invoices.tsx'
import { getMissedLeg } from '../../features/orders/change-rules.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { hasActions, OrderActions } from '../../features/orders/order-actions.tsx'
import { OrderContents } from '../../features/orders/order-contents.tsx'
import { OrderLetterhead } from '../../features/orders/order-letterhead.tsx'
import { OrderPrice } from '../../features/orders/order-price.tsx'
import { OrderProgress } from '../../features/orders/order-progress.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { ReceiptLink } from '../../features/orders/receipt-link.tsx'
import { usePolledOrder } from '../../features/orders/use-polled-order.ts'
import { OrderPayments } from '../../features/payment/order-payments.tsx'
import { PaymentDeadline } from '../../features/payment/payment-deadline.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { readPendingAttempt } from '../../features/payment/pending-attempt.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'
import { GiveUp } from '../../shell/give-up.tsx'
import { CancelOrder } from './cancel/cancel-order.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderMessages, wasCollected } from './order-messages.tsx'
import { hasEnded, OrderOutcome } from './order-outcome.tsx'

// Claims are rare.
const OrderClaims = lazyWithRetry(async () => ({ default: (await import('./order-claims.tsx')).OrderClaims }))
// Missed visits are rare.
const NextVisits = lazyWithRetry(async () => ({ default: (await import('./next-visits.tsx')).NextVisits }))

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
  const ordersHref = routePath(language, 'Orders')
  return (
    <>
      <ScreenHead title={title} />
      <Hidden where="print">
        <TextLink href={ordersHref} standalone quiet>
          {t('orders:detail.back')}
        </TextLink>
      </Hidden>
      <Heading level={1} size="title2" translate="no">
        {title}
      </Heading>
      {query.data && <OrderLetterhead order={query.data.order} customer={me.data} />}
      <OrderDetail {...query} id={id} ordersHref={ordersHref} />
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
    const missed = getMissedLeg(order)
    const paymentHref = routePath(language, 'Payment', { id })
    return (
      <Sidebar side="end">
        <Stack gap="lg">
          {error && (
            <Text tone="danger">
              {toProblem(error).kind === 'offline' ? t('orders:detail.offline') : problemText(error, t)}
            </Text>
          )}
          <OrderState
            order={order}
            now={data.serverTime}
            confirming={readPendingAttempt(id) !== null}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          >
            {hasEnded(order) && <OrderOutcome order={order} />}
            {missed && hasActions(order) && (
              <Suspense fallback={null}>
                <NextVisits order={order} leg={missed} now={data.serverTime} />
              </Suspense>
            )}
            <OrderMessages order={order} now={data.serverTime} />
            {wasCollected(order) && (
              <Suspense fallback={null}>
                <OrderClaims order={order} />
              </Suspense>
            )}
            <PaymentDeadline order={order} serverClock={data} onOver={() => void refetch()} />
            {/* On wide screens they are beside the price. */}
            <Hidden from="md">
              <OrderActions order={order} paymentHref={paymentHref} />
            </Hidden>
            {isPayable(order) && (
              <div>
                <GiveUp order={order} />
              </div>
            )}
            <CancelOrder order={order} now={data.serverTime} />
            <OrderContact order={order} />
          </OrderState>
          <OrderProgress order={order} events={data.events} />
          <OrderContents order={order} calendarUrl={data.calendarUrl} />
        </Stack>
        <OrderPrice
          order={order}
          action={
            <>
              <Hidden below="md">
                <OrderActions order={order} paymentHref={paymentHref} layout="column" />
              </Hidden>
              <ReceiptLink order={order} />
              <OrderInvoices order={order} />
              <Button tone="neutral" appearance="outline" fullWidth onClick={() => window.print()}>
                {t('orders:detail.print')}
              </Button>
            </>
          }
        >
          {order.status !== orderStatus.pendingPayment && <OrderPayments order={order} />}
        </OrderPrice>
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
