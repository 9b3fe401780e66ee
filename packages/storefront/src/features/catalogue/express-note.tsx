import { EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import { Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Says how many garments an express order takes, before one too many is refused (decisions: category 14). */
export function ExpressNote({ categoryId }: { readonly categoryId: CategoryId }) {
  const { t } = useTranslation('catalogue')
  if (categoryId !== categoryIds.express) return null
  return <Text weight="semibold">{t('catalogue:expressNote', { limit: EXPRESS_LIMIT })}</Text>
}
