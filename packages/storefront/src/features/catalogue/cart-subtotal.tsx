import { ButtonLink, SubtotalBar } from '@colada/ui'
import { grossSubtotal } from '@colada/domain/cart/totals'
import { formatMoney } from '../../platform/format/money.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { selectCart } from '../../platform/store/cart-slice.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { useCatalogue } from './use-catalogue.ts'
import { pricedLines } from './priced-lines.ts'

/** The subtotal bar of a filled cart, once the catalogue with its prices is loaded. */
export default function CartSubtotal() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const cart = useAppSelector(selectCart)
  const { catalogue } = useCatalogue(true)
  if (!catalogue) return null
  const lines = pricedLines(cart, catalogue).map(({ priced }) => priced)
  return (
    <SubtotalBar
      label={t('catalogue:subtotalBar')}
      caption={t('catalogue:subtotal')}
      value={formatMoney(grossSubtotal(lines))}
    >
      <ButtonLink href={routePath(language, 'Carrito')}>{t('catalogue:confirm')}</ButtonLink>
    </SubtotalBar>
  )
}
