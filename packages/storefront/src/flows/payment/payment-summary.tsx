import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import { amountToPay } from '@colada/domain/orders/payable'
import { DescriptionList, OrderSummary, PriceSummary, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { legEntries } from '../../features/orders/leg-entries.ts'
import { changeLines, otherBalances, priceLines } from '../../features/orders/price-lines.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'
import type { Translate } from '../../platform/language/messages.ts'

export interface PaymentSummaryProps {
  readonly order: Order
  /** A payment is pending or the time is over, so the note on the time is left out. */
  readonly isWaiting: boolean
}

/** What is paid, with its garments, days, hours and addresses: an order, or only the pending change of a paid order. */
export function PaymentSummary({ order, isWaiting }: PaymentSummaryProps) {
  const { t } = useTranslation(['orders', 'payment', 'schedule', 'shell'])
  const language = useLanguage()
  const { locator, pendingChange: change } = order
  const legs = (leg: OrderLeg | null) => (leg ? [leg] : [])
  const times = change ? { pickups: legs(change.pickup), deliveries: legs(change.delivery) } : order
  const entries = legEntries(times, language, t)
  const items = change ? [] : itemEntries(order.items, t)
  return (
    <OrderSummary sticky heading={t('orders:list.order', { locator })} headingLevel={2}>
      {items.length > 0 && <DescriptionList verbatim entries={items} />}
      {entries.length > 0 && <DescriptionList verbatim layout="stacked" entries={entries} />}
      <PriceSummary {...toPay(order, t)} />
      {!isWaiting && (
        <Text size="small" tone="muted">
          {t(change ? 'payment:summaryNoteChange' : 'payment:summaryNote')}
        </Text>
      )}
    </OrderSummary>
  )
}

/** The garments or packs of an order with their prices. */
function itemEntries(items: Order['items'], t: Translate) {
  return items.map((item, position) => ({
    id: `${item.productId}-${position}`,
    term: item.measure
      ? t('orders:checkout.measuredItem', { name: item.name, count: item.quantity, ...item.measure })
      : t('orders:checkout.item', { name: item.name, count: item.quantity }),
    description: withVatNote(t, formatMoney(item.price * item.quantity), item),
  }))
}

/** The price of the order or of its change, and pending amounts of other orders. */
function toPay(order: Order, t: Translate) {
  const others = otherBalances(order, t)
  const prices = { ...order, items: order.itemsTotal, incidents: order.incidentsTotal }
  const { lines, total, ...price } = priceLines(prices, t, { isPacks: order.kind === 'voucher' })
  const isWhole = order.pendingChange === null && others.length === 0
  if (isWhole) return { ...price, lines, total }
  const parts = order.pendingChange
    ? changeLines(order.pendingChange, t)
    : [{ id: 'order', label: t('payment:ofOrder'), value: formatMoney(order.pending) }]
  return {
    label: t('payment:toPay'),
    lines: [...parts, ...others],
    total: { ...total, label: t('payment:toPay'), value: formatMoney(amountToPay(order)) },
  }
}
