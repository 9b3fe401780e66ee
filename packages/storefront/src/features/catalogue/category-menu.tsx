import { CategorySidebar } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { categorySlugs } from '../../platform/catalogue/slugs.ts'
import type { MessageKey } from '../../platform/language/messages.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { categoryPath } from './views.ts'

interface Props {
  readonly currentId?: number
  readonly isIncompatible: (categoryId: number) => boolean
}

/** All categories; those that are incompatible with the cart are disabled (spec 000 §2). */
export function CategoryMenu({ currentId, isIncompatible }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const reason = t('catalogue:problem.incompatible')
  return (
    <CategorySidebar
      label={t('catalogue:categories')}
      disabledReason={reason}
      categories={categorySlugs.map(({ id }) => ({
        id: String(id),
        label: t(id === categoryIds.all ? 'shell:category.all' : (`shell:category.${id}` as MessageKey)),
        href: categoryPath(id, language),
        current: id === currentId,
        disabled: id !== categoryIds.all && isIncompatible(id),
      }))}
    />
  )
}
