import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { DescriptionList, OrderSummary, PriceSummary, Text } from '@colada/ui'
import { legEntries } from '../../features/orders/leg-entries.ts'
import { priceLines, changeLines } from '../../features/orders/price-lines.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'

export interface PaymentSummaryProps {
  readonly order: Order
  /** A payment is pending or the time is over, so the note on the time is left out. */
  readonly isWaiting: boolean
}

/** What is paid: an order, or only the pending change of a paid order. */
export function PaymentSummary({ order, isWaiting }: PaymentSummaryProps) {
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  const language = useLanguage()
  const { locator, pendingChange: change } = order
  const legs = (leg: OrderLeg | null | undefined) => (leg ? [leg] : [])
  const moved = legEntries({ pickups: legs(change?.pickup), deliveries: legs(change?.delivery) }, language, t)
  return (
    <OrderSummary sticky heading={t('orders:list.order', { locator })} headingLevel={2}>
      {moved.length > 0 && <DescriptionList verbatim layout="stacked" entries={moved} />}
      <PriceSummary
        {...(change
          ? changeLines(change, t)
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
