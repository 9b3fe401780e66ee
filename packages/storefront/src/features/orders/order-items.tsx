import type { CartLine } from '@colada/domain/cart/cart'
import { lineKey } from '@colada/domain/cart/cart-rules'
import { lineTotal, type PricedLine } from '@colada/domain/cart/totals'
import { DescriptionList } from '@colada/ui'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'

export interface OrderItemsProps {
  readonly items: readonly { readonly line: CartLine; readonly name: string; readonly priced: PricedLine }[]
}

/** What is being ordered, in short: the cart itself is a page away. */
export function OrderItems({ items }: OrderItemsProps) {
  const { t } = useWords()
  return (
    <DescriptionList
      entries={items.map(({ line, name, priced }) => ({
        id: lineKey(line),
        term: line.measure
          ? t('orders:checkout.measuredItem', { name, count: line.quantity, ...line.measure })
          : t('orders:checkout.item', { name, count: line.quantity }),
        description: formatMoney(lineTotal(priced)),
      }))}
    />
  )
}
