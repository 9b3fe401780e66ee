import { useLanguage } from '@colada/client/language/use-language'
import { grossSubtotal } from '@colada/domain/cart/totals'
import { formatMoney } from '@colada/domain/money/format-money'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { selectCart } from './cart-slice.ts'
import { pricedLines } from './priced-lines.ts'

/**
 * The subtotal of the cart and its caption; `null` until the catalogue with its prices is loaded.
 *
 * @param isNeeded False prevents loading it.
 */
export function useCartSubtotal(isNeeded: boolean): { caption: string; value: string } | null {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const cart = useAppSelector(selectCart)
  const { catalogue } = useCatalogue(isNeeded)
  if (!isNeeded || !catalogue) return null
  const lines = pricedLines(cart, catalogue, language).map(({ priced }) => priced)
  return {
    caption: t('catalogue:subtotal'),
    value: formatMoney(grossSubtotal(lines)),
  }
}
