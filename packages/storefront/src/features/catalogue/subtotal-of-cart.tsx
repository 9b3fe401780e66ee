import { ButtonLink, SubtotalBar } from '@colada/ui'
import { subtotal } from '@colada/domain/cart/totals'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'
import { routePath } from '../../platform/routes/paths.ts'
import { selectCart, selectCartSize } from '../../platform/store/cart-slice.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { useCatalogue } from './browser-catalogue.ts'
import { pricedLines } from './priced-lines.ts'

/** On a phone, what the cart comes to and the way on, at the foot of the screen (spec 000 §2, Catalogue). */
export function SubtotalOfCart() {
  const { t, language } = useWords()
  const cart = useAppSelector(selectCart)
  const filled = useAppSelector(selectCartSize) > 0
  const { catalogue } = useCatalogue(filled)
  const words = {
    label: t('catalogue:subtotalBar'),
    caption: t('catalogue:subtotal'),
    confirm: t('catalogue:confirm'),
  }
  if (!filled || !catalogue) return null
  return (
    <SubtotalBar
      label={words.label}
      caption={words.caption}
      value={formatMoney(subtotal(pricedLines(cart, catalogue).map(({ priced }) => priced)))}
    >
      <ButtonLink href={routePath(language, 'Carrito')}>{words.confirm}</ButtonLink>
    </SubtotalBar>
  )
}
