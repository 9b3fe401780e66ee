import { useLanguage } from '@colada/client/language/use-language'
import { sortOrders } from '@colada/domain/catalogue/sort'
import { SortBar } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { CategoryListing } from '../../features/catalogue/load-category.ts'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { listingPath } from '../../platform/routes/listing-path.ts'

type Props = { readonly listing: Pick<CategoryListing, 'categoryId' | 'query' | 'search' | 'sort'> }

/** The orders of a category, or of the results of a search, which are by relevance at first. */
export function ListingSort({ listing: { categoryId, query, search, sort } }: Props) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const initial = query === '' ? 'recommended' : 'relevance'
  return (
    <SortBar
      label={t('catalogue:sort.label')}
      options={[null, ...sortOrders].map((order) => ({
        id: order ?? initial,
        label: t(`catalogue:sort.${order ?? initial}`),
        href: listingPath(language, slugsOf(categoryId)[language], { search, sort: order }),
        current: order === sort,
      }))}
    />
  )
}
