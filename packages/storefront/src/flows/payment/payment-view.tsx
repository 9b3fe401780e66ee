import type { ApiError } from '@colada/client/api/base-query'
import { toProblem, problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { isPayable, getPayingProcess } from '@colada/domain/orders/payable'
import { getPaymentOutcome } from '@colada/domain/payment/outcome'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ErrorState } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { type OrderResponse, useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { forgetUnpaid } from '../../platform/store/unpaid-cookie.ts'
import { PayOrder, type PayOrderProps } from './pay-order.tsx'
import { PaymentFinished } from './payment-finished.tsx'
import { PaymentHead } from './payment-head.tsx'

/** The order to pay, polled while a payment is pending; only its status decides the outcome (trust 3). */
export function PaymentView() {
  const id = Number(useParams().id)
  const [pollSeconds, setPollSeconds] = useState(0)
  const query = useOrderQuery(id, { pollingInterval: pollSeconds * 1_000, skip: !(id > 0) })
  const [method, setMethod] = useState('card')
  /** The order when it was last payable. */
  const [lastPayable, setLastPayable] = useState<Order | null>(null)
  const order = query.data?.order
  if (order && order !== lastPayable && isPayable(order)) setLastPayable(order)
  const paid = lastPayable ?? order
  return (
    <>
      <PaymentHead processType={paid ? getPayingProcess(paid) : ''} method={method} />
      <OrderPayment
        query={query}
        lastPayable={lastPayable}
        hasOrderId={id > 0}
        method={method}
        onMethodChange={setMethod}
        onPollIntervalChange={setPollSeconds}
      />
    </>
  )
}

interface OrderPaymentProps extends Pick<
  PayOrderProps,
  'method' | 'onMethodChange' | 'onPollIntervalChange'
> {
  readonly query: {
    readonly data?: OrderResponse | undefined
    readonly error?: ApiError | SerializedError | undefined
    readonly refetch: () => unknown
  }
  readonly lastPayable: Order | null
  /** The URL contains an order id. */
  readonly hasOrderId: boolean
}

function OrderPayment({ hasOrderId, query, lastPayable, ...payment }: OrderPaymentProps) {
  const { data, error, refetch } = query
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const [isGivenUp, setIsGivenUp] = useState(false)
  const ordersHref = routePath(language, 'Orders')

  if (isGivenUp && lastPayable) {
    // Instead of the outcome, which would lead to the cancelled order.
    const { id, pendingChange } = lastPayable
    const path =
      pendingChange === null ? routePath(language, 'Carrito') : routePath(language, 'OrderDetail', { id })
    return (
      <>
        <Navigate to={path} replace />
        <PaymentSkeleton />
      </>
    )
  }
  if (data) {
    const outcome = getPaymentOutcome(lastPayable, data.order, data.serverTime)
    if (outcome) return <PaymentFinished order={data.order} lastPayable={lastPayable} outcome={outcome} />
    const giveUp = () => {
      forgetUnpaid()
      setIsGivenUp(true)
    }
    return <PayOrder seen={data} onRefetch={refetch} onGivenUp={giveUp} {...payment} />
  }
  if (!hasOrderId || (error && toProblem(error).code === statusCodes.notFound.code)) {
    return <InvalidOrder ordersHref={ordersHref} />
  }
  if (error) {
    return (
      <ErrorState title={t('orders:detail.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  return <PaymentSkeleton />
}
