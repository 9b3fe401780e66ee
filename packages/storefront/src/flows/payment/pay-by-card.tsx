import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { amountToPay } from '@colada/domain/orders/payable'
import { Stack } from '@colada/ui'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { CardForm } from '../../features/payment/card-form.tsx'
import { useCardsQuery } from '../../features/payment/endpoints.ts'
import { PaymentProblemView } from '../../features/payment/payment-problem.tsx'
import type { usePayment } from './use-payment.ts'

export interface PayByCardProps {
  readonly order: Order
  readonly payment: ReturnType<typeof usePayment>
}

/** The card form, with the reason when it is unavailable. */
export function PayByCard({ order, payment }: PayByCardProps) {
  // A new card can pay even when the saved cards fail to load.
  const { data: cards = [] } = useCardsQuery()
  const { data: me } = useMeQuery()
  const { trouble, failure, method } = payment
  return (
    <Stack gap="md">
      {trouble && <PaymentProblemView problem={trouble} onRetry={payment.retry} />}
      <CardForm
        stripe={payment.stripe}
        cards={cards}
        customerName={me && !me.isBusiness ? `${me.firstName} ${me.lastName}`.trim() : ''}
        amount={formatMoney(amountToPay(order))}
        ready={payment.ready}
        failed={trouble !== null}
        paying={payment.phase === 'paying'}
        inputProblem={method === 'card' && failure?.kind === 'input' ? failure.cause : null}
        onPay={(card, savesCard) => void payment.payByCard(card, savesCard)}
      />
    </Stack>
  )
}
