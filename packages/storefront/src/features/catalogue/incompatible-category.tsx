import { Callout, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'

/**
 * Why no product of the category can be added: it is incompatible with the cart (spec 000 §2, Catalogue). It is always
 * visible, since a disabled button shows its reason to a pointer only. Loaded lazily.
 */
export default function IncompatibleCategory() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return (
    <Callout
      tone="warning"
      live="status"
      actions={
        <TextLink href={routePath(language, 'Carrito')} standalone>
          {t('catalogue:toCart')}
        </TextLink>
      }
    >
      {t('catalogue:problem.incompatible')}
    </Callout>
  )
}
