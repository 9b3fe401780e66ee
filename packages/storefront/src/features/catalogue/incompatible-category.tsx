import { Callout, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectProcess } from '../../platform/store/process-slice.ts'
import { type Refusal, refusalMessages } from './refusal.ts'

/**
 * Why no product of the category can be added, and the way out: it is incompatible with the cart (spec 000 §2, Catalogue),
 * or cannot join the order that is being extended. It is always visible, since a disabled button shows its reason to a
 * pointer only. Loaded lazily.
 */
export default function IncompatibleCategory({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { orderId } = useAppSelector(selectProcess)
  const isOrder = refusal !== 'incompatible' && orderId !== null
  return (
    <Callout
      tone="warning"
      live="status"
      actions={
        <TextLink
          href={
            isOrder ? routePath(language, 'OrderDetail', { id: orderId }) : routePath(language, 'Carrito')
          }
          standalone
        >
          {t(isOrder ? 'catalogue:toOrder' : 'catalogue:toCart')}
        </TextLink>
      }
    >
      {t(refusalMessages[refusal])}
    </Callout>
  )
}
