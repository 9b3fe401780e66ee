import { useLanguage } from '@colada/client/language/use-language'
import { autocomplete } from '@colada/domain/catalogue/autocomplete'
import { parseSearchTerms } from '@colada/domain/catalogue/search-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { SuggestionList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useSearchReady } from './use-search-ready.ts'
import { allProducts, pictureSize, toCategoryView, toProductView } from './views.ts'

export interface SearchSuggestionsProps {
  readonly typed: string
  /** The path of the complete results. */
  readonly allHref: string
}

/**
 * Suggestions for what is being typed, from the catalogue in the store: typing sends no requests. Without a catalogue
 * there are none; Enter still searches. Loaded lazily.
 */
export default function SearchSuggestions({ typed, allHref }: SearchSuggestionsProps) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const { catalogue, failed } = useCatalogue(true)
  const isReady = useSearchReady(catalogue)
  const query = typed.trim()
  const common = { label: t('catalogue:suggestions.label'), query }

  if (failed) return null
  if (!catalogue || !isReady)
    return <SuggestionList {...common} kind="loading" text={t('catalogue:suggestions.loading')} />
  const allProductsOfShop = allProducts(catalogue.categories)
  const { categories, products } = autocomplete(catalogue.categories, allProductsOfShop, query)
  const count = categories.length + products.length
  if (count === 0)
    return <SuggestionList {...common} kind="none" text={t('catalogue:noResults', { query })} />

  const side = { width: pictureSize, height: pictureSize }
  const groups = [
    {
      id: 'categories',
      heading: t('catalogue:suggestions.categories'),
      items: categories.map((category) => {
        const { id, title, href, picture } = toCategoryView(category, language)
        return { id: String(id), label: title, href, picture: { src: picture, ...side } }
      }),
    },
    {
      id: 'products',
      heading: t('catalogue:suggestions.products'),
      items: products.map((product) => {
        const { id, title, href, picture, price, measure } = toProductView(product, language)
        const amount = formatMoney(price)
        return {
          id: String(id),
          label: title,
          href,
          detail: withVatNote(t, measure ? t('catalogue:areaPrice', { price: amount }) : amount, product),
          picture: { src: picture, ...side },
        }
      }),
    },
  ]
  return (
    <SuggestionList
      {...common}
      kind="found"
      status={t('catalogue:suggestions.status', { count })}
      groups={groups.filter(({ items }) => items.length > 0)}
      // Terms that are too short would list the complete shop.
      {...(parseSearchTerms(query).length > 0 && {
        showAll: { label: t('catalogue:suggestions.all', { query }), href: allHref },
      })}
    />
  )
}
