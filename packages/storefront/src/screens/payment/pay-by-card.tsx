import type { Order } from '@colada/domain/orders/order'
import { Button, Callout } from '@colada/ui'
import { CardForm } from '../../features/payment/card-form.tsx'
import { useCardsQuery } from '../../features/payment/endpoints.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'
import { CardFormBones } from './payment-bones.tsx'
import type { usePayment } from './use-payment.ts'

export interface PayByCardProps {
  readonly order: Order
  readonly payment: ReturnType<typeof usePayment>
}

/** The card form, or why it cannot be used now (spec 001 §8: without an intent the technical team is asked). */
export function PayByCard({ order, payment }: PayByCardProps) {
  const { t } = useWords()
  // Without the kept cards a new one still pays.
  const { data: cards = [], isLoading } = useCardsQuery()
  const { failure, providerFailed, stripe } = payment
  // The form comes whole: a list of cards or a frame that arrives later would push the rest away.
  if (!failure && !providerFailed && (isLoading || !stripe)) return <CardFormBones />
  return (
    <>
      {(failure || providerFailed) && (
        <Callout
          tone="danger"
          live="alert"
          title={t('payment:noIntent')}
          actions={<Button onClick={payment.retry}>{t('account:calls.retry')}</Button>}
        >
          {failure ? problemText(failure, t) : t('payment:noProvider')}
        </Callout>
      )}
      <CardForm
        stripe={stripe}
        cards={cards}
        amount={formatMoney(order.pending)}
        ready={payment.ready}
        paying={payment.phase === 'paying'}
        refusal={payment.refusal}
        onPay={(card, savesCard) => void payment.pay(card, savesCard)}
      />
    </>
  )
}
