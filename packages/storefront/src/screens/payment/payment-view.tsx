import { orderStatus } from '@colada/domain/orders/status'
import { statusCodes } from '@colada/domain/wire/status'
import { Button, ErrorState } from '@colada/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { asProblem, problemText } from '../../platform/api/problem-text.ts'
import { useWords } from '../../platform/language/words.tsx'
import { routePath } from '../../platform/routes/paths.ts'
import { PaymentBones } from './payment-bones.tsx'
import { PaymentEnd } from './payment-end.tsx'
import { PayOrder } from './pay-order.tsx'

/** The order to be paid, asked again as often as the payment needs; only its status says how it ended (trust 3). */
export function PaymentView() {
  const { t, language } = useWords()
  const id = Number(useParams().id)
  const [every, setEvery] = useState(0)
  const { data, error, refetch } = useOrderQuery(id, { pollingInterval: every * 1_000, skip: !(id > 0) })
  const ordersHref = routePath(language, 'Orders')

  if (data) {
    if (data.order.status !== orderStatus.pendingPayment) return <PaymentEnd order={data.order} />
    return <PayOrder seen={data} onWait={setEvery} onLookAgain={refetch} />
  }
  if (!(id > 0) || (error && asProblem(error).code === statusCodes.notFound.code)) {
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
  return <PaymentBones />
}
