import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, Image } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { slugsOf } from '../../platform/catalogue/slugs.ts'

/** The cart was emptied in another tab, or none of its products is sold any more. */
export function NothingToOrder() {
  const { t } = useTranslation(['cart', 'orders'])
  const language = useLanguage()
  return (
    <EmptyState
      title={t('cart:empty')}
      picture={<Image src="/pictures/empty/cart.svg" alt="" width={320} height={240} />}
      actions={
        <ButtonLink href={routePath(language, 'Category', { categoria: slugsOf(categoryIds.all)[language] })}>
          {t('orders:list.start')}
        </ButtonLink>
      }
    >
      {t('cart:emptyText')}
    </EmptyState>
  )
}
