import { ButtonLink, ProductAction, type ProductActionView, SubtotalBar } from '@colada/ui'
import { formatMoney } from '../../platform/format/money.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { selectCartSize } from '../../platform/store/cart-slice.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { LazyCartSubtotal } from './lazy-cart-subtotal.tsx'
import type { ProductView } from './views.ts'

interface Props {
  readonly product: ProductView
  readonly action: ProductActionView
}

/**
 * The bottom bar of a product on small screens: a button to add it, and a link to the cart once that is filled (spec 000
 * §2, Product page). For a product in the cart it shows the subtotal.
 */
export function ProductBar({ product, action }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const filled = useAppSelector(selectCartSize) > 0
  const confirm = t('catalogue:confirm')
  const unit = t(product.measure ? 'catalogue:perSquareMetre' : 'catalogue:perPiece')
  const { kind } = action
  if (filled && kind === 'quantity') return <LazyCartSubtotal />
  const add = <ProductAction action={action} />
  return (
    <SubtotalBar
      label={t('catalogue:subtotalBar')}
      caption={withVatNote(t, unit, product)}
      value={formatMoney(product.price)}
      pageAction={filled && kind !== 'blocked' && add}
    >
      {filled ? (
        <ButtonLink href={routePath(language, 'Carrito')} appearance={kind === 'add' ? 'outline' : undefined}>
          {confirm}
        </ButtonLink>
      ) : (
        add
      )}
    </SubtotalBar>
  )
}
