import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ButtonLink, ProductAction, type ProductActionView, SubtotalBar } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { selectCartSize } from '../../features/cart/cart-slice.ts'
import { useCartSubtotal } from '../../features/cart/use-cart-subtotal.ts'
import type { ProductView } from '../../features/catalogue/views.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { notifyRejection } from '../../platform/notices/notify-rejection.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'

interface Props {
  readonly product: ProductView
  readonly action: ProductActionView
}

/**
 * The bottom bar of a product on small screens: its action, and the link to the cart, which needs a garment (spec 000 §2,
 * Product page). For a product in the cart it shows the subtotal.
 */
export function ProductBar({ product, action }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const filled = useAppSelector(selectCartSize) > 0
  const subtotal = useCartSubtotal(action.kind === 'quantity')
  const confirm = t('catalogue:toCart')
  const unit = t(product.measure ? 'catalogue:perSquareMetre' : 'catalogue:perPiece')
  return (
    <SubtotalBar
      label={t('catalogue:subtotalBar')}
      {...(subtotal ?? { caption: withVatNote(t, unit, product), value: formatMoney(product.price) })}
      pageAction={<ProductAction action={action} />}
    >
      {filled ? (
        <ButtonLink
          href={routePath(language, 'Carrito')}
          appearance={action.kind === 'add' || action.kind === 'measure' ? 'outline' : undefined}
        >
          {confirm}
        </ButtonLink>
      ) : (
        <Button
          appearance="outline"
          unavailableReason={t('catalogue:confirmEmpty')}
          // An unavailable button does not call onClick.
          onClickCapture={() => notifyRejection('catalogue:confirmEmpty')}
        >
          {confirm}
        </Button>
      )}
    </SubtotalBar>
  )
}
