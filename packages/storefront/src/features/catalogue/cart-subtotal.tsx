import { ButtonLink, SubtotalBar } from '@colada/ui'
import { subtotal } from '@colada/domain/cart/totals'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'
import { routePath } from '../../platform/routes/paths.ts'
import { selectCart } from '../../platform/store/cart-state.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { useCatalogue } from './browser-catalogue.ts'
import { pricedLines } from './priced-lines.ts'

/** The bar of a filled cart; it waits for the catalogue, which knows the prices. */
export default function CartSubtotal() {
  const { t, language } = useWords()
  const cart = useAppSelector(selectCart)
  const { catalogue } = useCatalogue(true)
  if (!catalogue) return null
  return (
    <SubtotalBar
      label={t('catalogue:subtotalBar')}
      caption={t('catalogue:subtotal')}
      value={formatMoney(subtotal(pricedLines(cart, catalogue).map(({ priced }) => priced)))}
    >
      <ButtonLink href={routePath(language, 'Carrito')}>{t('catalogue:confirm')}</ButtonLink>
    </SubtotalBar>
  )
}
