import type { Order } from '@colada/domain/orders/order'
import { isPayable, payingProcess } from '@colada/domain/payment/due'
import { paymentEnding } from '@colada/domain/payment/ending'
import { statusCodes } from '@colada/domain/wire/status'
import { Button, ErrorState } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { type SeenOrder, useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import type { ApiError } from '../../platform/api/base-query.ts'
import { asProblem, problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { PaymentHead } from './payment-head.tsx'
import { PaymentEnd } from './payment-end.tsx'
import { PayOrder } from './pay-order.tsx'

/** The order to be paid, asked again as often as the payment needs; only its status says how it ended (trust 3). */
export function PaymentView() {
  const id = Number(useParams().id)
  const [every, setEvery] = useState(0)
  const seen = useOrderQuery(id, { pollingInterval: every * 1_000, skip: !(id > 0) })
  /** The order as it was when it last waited for its money. */
  const [before, setBefore] = useState<Order | null>(null)
  const order = seen.data?.order
  if (order && order !== before && isPayable(order)) setBefore(order)
  const paid = before ?? order
  return (
    <>
      <PaymentHead processType={paid ? payingProcess(paid) : ''} />
      <ToPay seen={seen} before={before} isOrder={id > 0} onWait={setEvery} />
    </>
  )
}

interface ToPayProps {
  readonly seen: {
    readonly data?: SeenOrder | undefined
    readonly error?: ApiError | SerializedError | undefined
    readonly refetch: () => unknown
  }
  readonly before: Order | null
  /** The address names an order at all. */
  readonly isOrder: boolean
  readonly onWait: (every: number) => void
}

function ToPay({ isOrder, seen, before, onWait }: ToPayProps) {
  const { data, error, refetch } = seen
  const { t } = useTranslation(['account', 'orders'])
  const language = useLanguage()
  const ordersHref = routePath(language, 'Orders')

  if (data) {
    const ending = paymentEnding(before, data.order, data.serverTime)
    if (ending) return <PaymentEnd order={data.order} before={before} ending={ending} />
    return <PayOrder seen={data} onWait={onWait} onLookAgain={refetch} />
  }
  if (!isOrder || (error && asProblem(error).code === statusCodes.notFound.code)) {
    return <InvalidOrder ordersHref={ordersHref} />
  }
  if (error) {
    return (
      <ErrorState
        title={t('orders:detail.failed')}
        actions={<Button onClick={() => void refetch()}>{t('account:calls.retry')}</Button>}
      >
        {problemText(error, t)}
      </ErrorState>
    )
  }
  return <PaymentSkeleton />
}
