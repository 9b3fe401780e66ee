import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, SubtotalBar } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useCartSubtotal } from './use-cart-subtotal.ts'

/** The subtotal bar of a filled cart. */
export default function CartSubtotal() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const subtotal = useCartSubtotal(true)
  if (!subtotal) return null
  return (
    <SubtotalBar label={t('catalogue:subtotalBar')} {...subtotal}>
      <ButtonLink href={routePath(language, 'Carrito')}>{t('catalogue:toCart')}</ButtonLink>
    </SubtotalBar>
  )
}
