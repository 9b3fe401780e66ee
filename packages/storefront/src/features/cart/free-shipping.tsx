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
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'

/** Whether a van comes for a cart: not for vouchers, nor for garments that join an order (spec 000 §4, noShipping). */
export function useHasTransport(lines: readonly PricedLine[]): boolean {
  const joins = useAppSelector(selectInProcess)
  return !joins && lines.length > 0 && !lines.some(({ categoryId }) => categoryId === categoryIds.vouchers)
}

/** How far a cart is from free transport, once that is near enough to be worth saying. */
export function FreeShipping({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation('cart')
  const sum = subtotal(lines)
  const missing = missingForFreeShipping(sum)
  const near = missing !== null || sum >= freeShippingFrom
  const carried = useHasTransport(lines)
  if (!carried || !near || sum <= freeShippingHintAbove) return null
  return (
    <FreeShippingMeter
      progress={sum / freeShippingFrom}
      text={missing === null ? t('cart:reached') : t('cart:missing', { amount: formatMoney(missing) })}
    />
  )
}
