import { Callout, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'

/**
 * Why nothing here can be added: it does not go with what is in the cart (spec 000 §2, Catalogue). In sight, since a
 * finger cannot ask a button. Default export: only who has such a cart brings it.
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
