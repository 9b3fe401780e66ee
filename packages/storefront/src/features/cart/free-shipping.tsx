import { FreeShippingMeter } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import {
  freeShippingFrom,
  freeShippingHintAbove,
  missingForFreeShipping,
  type PricedLine,
  subtotal,
} from '@colada/domain/cart/totals'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'

/** Whether anything of a cart is collected and brought back; vouchers are not. */
export function isCarried(lines: readonly PricedLine[]): boolean {
  return lines.length > 0 && !lines.some(({ categoryId }) => categoryId === categoryIds.vouchers)
}

/** How far a cart is from free transport, once that is near enough to be worth saying. */
export function FreeShipping({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useWords()
  const sum = subtotal(lines)
  const missing = missingForFreeShipping(sum)
  const near = missing !== null || sum >= freeShippingFrom
  if (!isCarried(lines) || !near || sum <= freeShippingHintAbove) return null
  return (
    <FreeShippingMeter
      progress={sum / freeShippingFrom}
      text={missing === null ? t('cart:reached') : t('cart:missing', { amount: formatMoney(missing) })}
    />
  )
}
