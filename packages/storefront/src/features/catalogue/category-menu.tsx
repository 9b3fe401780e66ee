import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { CategorySidebar } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { categorySlugs } from '../../platform/catalogue/slugs.ts'
import type { MessageKey } from '../../platform/language/messages.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import type { Refusal } from './refusal.ts'
import { categoryPath } from './views.ts'

interface Props {
  readonly currentId?: number
  readonly refusalOf: (categoryId: number) => Refusal | null
}

/** All categories; those whose garments cannot be added are disabled (spec 000 §2). */
export function CategoryMenu({ currentId, refusalOf }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const inProcess = useAppSelector(selectInProcess)
  return (
    <CategorySidebar
      label={t('catalogue:categories')}
      disabledReason={t(inProcess ? 'catalogue:problem.notForOrder' : 'catalogue:problem.incompatible')}
      categories={categorySlugs.map(({ id }) => ({
        id: String(id),
        label: t(id === categoryIds.all ? 'shell:category.all' : (`shell:category.${id}` as MessageKey)),
        href: categoryPath(id, language),
        current: id === currentId,
        disabled: id !== categoryIds.all && refusalOf(id) !== null,
      }))}
    />
  )
}
