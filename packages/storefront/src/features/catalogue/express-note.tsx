import { EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import { getCategoryLeadDays } from '@colada/domain/schedule/zones'
import { Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'

const HOURS_PER_DAY = 24

/** Says how fast an express order is and how many garments it takes, before one too many is refused (decisions: category 14). */
export function ExpressNote({ categoryId }: { readonly categoryId: CategoryId }) {
  const { t } = useTranslation('catalogue')
  if (categoryId !== categoryIds.express) return null
  const hours = getCategoryLeadDays(categoryId, null) * HOURS_PER_DAY
  return <Text weight="semibold">{t('catalogue:expressNote', { limit: EXPRESS_LIMIT, hours })}</Text>
}
