import { ButtonLink, ProductAction, type ProductActionView, SubtotalBar } from '@colada/ui'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'
import { routePath } from '../../platform/routes/paths.ts'
import { selectCartSize } from '../../platform/store/cart-state.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { SubtotalOfCart } from './subtotal-of-cart.tsx'
import type { ProductView } from './views.ts'

interface Props {
  readonly product: ProductView
  readonly action: ProductActionView
}

/** On a phone, adding within reach of the thumb; once something is in the cart, confirming (spec 000 §2, Product page). */
export function ProductBar({ product, action }: Props) {
  const { t, language } = useWords()
  const filled = useAppSelector(selectCartSize) > 0
  const words = {
    label: t('catalogue:subtotalBar'),
    confirm: t('catalogue:confirm'),
  }
  if (filled && action.kind !== 'add' && action.kind !== 'measure') return <SubtotalOfCart />
  return (
    <SubtotalBar
      label={words.label}
      caption={t(product.measure ? 'catalogue:perSquareMetre' : 'catalogue:perPiece')}
      value={formatMoney(product.price)}
    >
      {action.kind === 'blocked' ? (
        <ButtonLink href={routePath(language, 'Carrito')}>{words.confirm}</ButtonLink>
      ) : (
        <ProductAction action={action} />
      )}
    </SubtotalBar>
  )
}
