import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { Card, DescriptionList, Heading, ItemTable, Stack, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { legEntries } from './leg-entries.ts'
import { OrderVoucher } from './order-voucher.tsx'

export interface OrderContentsProps {
  readonly order: Order
  /** Path of the calendar of its visits; empty without them. */
  readonly calendarUrl: string
}

/** The legs, voucher, garments and remarks of an order. */
export function OrderContents({ order, calendarUrl }: OrderContentsProps) {
  const { t } = useTranslation(['orders', 'schedule', 'shell'])
  const language = useLanguage()
  const legs = legEntries(order, language, t)
  const isPacks = order.kind === 'voucher'
  return (
    <>
      {legs.length > 0 && (
        <Section title={t('orders:detail.transport')}>
          <DescriptionList verbatim layout="stacked" entries={legs} />
          <AddToCalendar order={order} calendarUrl={calendarUrl} />
        </Section>
      )}
      {order.voucherCode !== '' && (
        <Section title={t('orders:detail.vouchers')}>
          <OrderVoucher order={order} />
        </Section>
      )}
      <Section title={t(isPacks ? 'orders:prices.packs' : 'orders:detail.items')}>
        <ItemTable
          caption={t(isPacks ? 'orders:detail.packsCaption' : 'orders:detail.itemsCaption', {
            locator: order.locator,
          })}
          labels={{
            item: t(isPacks ? 'orders:detail.pack' : 'orders:detail.item'),
            quantity: t('orders:detail.quantity'),
            unitPrice: t('orders:detail.unitPrice'),
            total: t('orders:detail.total'),
          }}
          items={order.items.map((item, position) => ({
            id: `${item.productId}-${position}`,
            name: item.name,
            detail: item.measure ? t('orders:detail.measures', { ...item.measure }) : item.categoryName,
            quantity: String(item.quantity),
            unitPrice: withVatNote(t, formatMoney(item.price), item),
            total: formatMoney(item.price * item.quantity),
          }))}
        />
      </Section>
      {order.remarks !== '' && (
        <Section title={t('orders:detail.remarks')}>
          <Text>{order.remarks}</Text>
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <Stack gap="sm">
        <Heading level={2} size="title4">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
