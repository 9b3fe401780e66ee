import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { DescriptionList, OrderSummary, PriceSummary, Text } from '@colada/ui'
import { legEntries } from '../../features/orders/leg-entries.ts'
import { priceLines, toPayLines } from '../../features/orders/price-lines.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'

export interface PaymentSummaryProps {
  readonly order: Order
  /** A payment is on its way, or its time is over: nobody has to hurry any more. */
  readonly isWaiting: boolean
}

/** What is paid for: an order, or the change of one alone, whose own price was paid before. */
export function PaymentSummary({ order, isWaiting }: PaymentSummaryProps) {
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  const language = useLanguage()
  const { locator, pendingChange: change } = order
  const legs = (leg: OrderLeg | null | undefined) => (leg ? [leg] : [])
  const moved = legEntries({ pickups: legs(change?.pickup), deliveries: legs(change?.delivery) }, language, t)
  return (
    <OrderSummary sticky heading={t('orders:list.order', { locator })} headingLevel={2}>
      {moved.length > 0 && <DescriptionList layout="stacked" entries={moved} />}
      <PriceSummary
        {...(change
          ? toPayLines(change, t)
          : priceLines({ ...order, items: order.itemsTotal, incidents: order.incidentsTotal }, t, {
              isPacks: order.kind === 'voucher',
            }))}
      />
      {!isWaiting && (
        <Text size="small" tone="muted">
          {t(change ? 'payment:summaryNoteChange' : 'payment:summaryNote')}
        </Text>
      )}
    </OrderSummary>
  )
}
