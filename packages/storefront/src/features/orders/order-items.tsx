import { lineTotal } from '@colada/domain/cart/totals'
import { formatMoney } from '@colada/domain/money/format-money'
import { DescriptionList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import type { PricedCartLine } from '../cart/priced-lines.ts'

/** The ordered products, as a summary. */
export function OrderItems({ items }: { items: readonly PricedCartLine[] }) {
  const { t } = useTranslation(['orders', 'shell'])
  return (
    <DescriptionList
      verbatim
      entries={items.map(({ key, line, product: { name }, priced }) => ({
        id: key,
        term: line.measure
          ? t('orders:checkout.measuredItem', { name, count: line.quantity, ...line.measure })
          : t('orders:checkout.item', { name, count: line.quantity }),
        description: withVatNote(t, formatMoney(lineTotal(priced)), priced),
      }))}
    />
  )
}
