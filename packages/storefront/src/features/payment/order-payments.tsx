import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { DescriptionList, Skeleton, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useOrderPaymentsQuery } from './endpoints.ts'

/** How an order was paid: each payment with its date, or that a company is billed for it. */
export function OrderPayments({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'payment'])
  const language = useLanguage()
  const { data = [], isLoading } = useOrderPaymentsQuery(order.id, { skip: order.isOnAccount })
  if (order.isOnAccount) return <Text size="small">{t('orders:detail.onAccount')}</Text>
  if (isLoading) return <Skeleton />
  if (data.length === 0) return null
  return (
    <DescriptionList
      verbatim
      entries={data.map(({ paidBy, paidAt, paid }) => ({
        id: String(paidAt),
        term: t('orders:detail.paid', {
          way: t(`payment:ways.${paidBy}`),
          time: formatDateTime(paidAt, language),
        }),
        description: formatMoney(paid),
      }))}
    />
  )
}
