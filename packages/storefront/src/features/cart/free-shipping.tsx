import {
  FREE_SHIPPING_THRESHOLD_CENTS,
  FREE_SHIPPING_HINT_CENTS,
  amountToFreeShipping,
  type PricedLine,
  subtotal,
} from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { FreeShippingMeter } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'

/** Whether a cart needs transport: not with vouchers, nor for garments added to an order (spec 000 §4, noShipping). */
export function useHasTransport(lines: readonly PricedLine[]): boolean {
  const inProcess = useAppSelector(selectInProcess)
  return (
    !inProcess && lines.length > 0 && !lines.some(({ categoryId }) => categoryId === categoryIds.vouchers)
  )
}

/** The amount missing for free transport, shown once the subtotal is near it. */
export function FreeShipping({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation('cart')
  const sum = subtotal(lines)
  const missing = amountToFreeShipping(sum)
  const isNear = missing !== null || sum >= FREE_SHIPPING_THRESHOLD_CENTS
  const hasTransport = useHasTransport(lines)
  if (!hasTransport || !isNear || sum <= FREE_SHIPPING_HINT_CENTS) return null
  return (
    <FreeShippingMeter
      progress={sum / FREE_SHIPPING_THRESHOLD_CENTS}
      text={missing === null ? t('cart:reached') : t('cart:missing', { amount: formatMoney(missing) })}
    />
  )
}
