import { Callout, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import type { ProductProblem } from './use-add-to-cart.ts'

/**
 * Why no product of the category can be added (spec 000 §2, Catalogue; §5, Add button). It is always visible, since a
 * disabled button shows its reason to a pointer only. Loaded lazily.
 */
export default function CategoryProblem({ problem }: { readonly problem: ProductProblem }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return (
    <Callout
      tone="warning"
      live="status"
      actions={
        problem === 'incompatible' && (
          <TextLink href={routePath(language, 'Carrito')} standalone>
            {t('catalogue:toCart')}
          </TextLink>
        )
      }
    >
      {t(`catalogue:problem.${problem}`)}
    </Callout>
  )
}
