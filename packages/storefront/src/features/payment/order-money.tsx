import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { type PaidSummary, summarizePayments } from '@colada/domain/payment/order-payment'
import { REFUND_DAYS } from '@colada/domain/payment/window'
import { Skeleton, Text, TextButton } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { useOrderPaymentsQuery } from './endpoints.ts'

/** What happened to the money of an order that has ended: charged, returned, kept. */
export function OrderMoney({ order }: { order: Order }) {
  const { t } = useTranslation(['common', 'payment'])
  const { data, error, refetch } = useOrderPaymentsQuery(order.id)
  if (data) return <Text>{moneySentences(order, summarizePayments(data), t).join(' ')}</Text>
  if (!error) return <Skeleton />
  return (
    <Text>
      {t('payment:money.unknown')}{' '}
      <TextButton onClick={() => void refetch()}>{t('common:calls.retry')}</TextButton>
    </Text>
  )
}

/** One sentence an amount; exactly one truth in all. */
export function moneySentences(
  { status }: Pick<Order, 'status'>,
  { paid, kept, refunded, refunding }: PaidSummary,
  t: Translate,
): readonly string[] {
  if (paid === 0) return [t('payment:money.nothing')]
  const isCancelled = status === orderStatus.cancelled
  return [
    ...refunded.map(({ paidBy, amount }) =>
      t(`payment:money.refunded.${paidBy}`, { amount: formatMoney(amount) }),
    ),
    ...refunding.map(({ paidBy, amount }) =>
      t(`payment:money.refunding.${paidBy}`, { amount: formatMoney(amount), days: REFUND_DAYS }),
    ),
    ...(kept > 0
      ? [t(isCancelled ? 'payment:money.kept' : 'payment:money.paid', { amount: formatMoney(kept) })]
      : []),
  ]
}
