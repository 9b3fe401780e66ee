import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Callout, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectProcess } from '../../platform/store/process-slice.ts'
import { type Refusal, refusalMessages } from './refusal.ts'

/**
 * Why no product of the category can be added, and the way out: the category is disabled (spec 000 §5, Add button), is
 * incompatible with the cart (spec 000 §2, Catalogue), or cannot join the order that is being extended. It is always
 * visible, since a disabled button shows its reason to a pointer only. Loaded lazily.
 */
export default function CategoryRefusal({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { orderId } = useAppSelector(selectProcess)
  const isOrder = refusal !== 'incompatible' && orderId !== null
  const href = isOrder ? routePath(language, 'OrderDetail', { id: orderId }) : routePath(language, 'Carrito')
  return (
    <Callout
      tone="warning"
      live="status"
      actions={
        refusal !== 'disabled' && (
          <TextLink href={href} standalone>
            {t(isOrder ? 'catalogue:toOrder' : 'catalogue:toCart')}
          </TextLink>
        )
      }
    >
      {t(refusalMessages[refusal])}
    </Callout>
  )
}
