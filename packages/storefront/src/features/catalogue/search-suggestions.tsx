import { searchWords } from '@colada/domain/catalogue/search-words'
import { isIndexed } from '@colada/domain/catalogue/search-index'
import { searchWhileTyping } from '@colada/domain/catalogue/typed-search'
import { SuggestionList } from '@colada/ui'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import type { Catalogue } from './catalogue.ts'
import { useCatalogue } from './use-catalogue.ts'
import { prepareCatalogue } from './prepare-catalogue.ts'
import { allProducts, pictureSize, toCategoryView, toProductView } from './views.ts'

/** Whether what searches look up is there. Nothing is searched before, so that no key waits for all of it. */
function useSearchReady(catalogue: Catalogue | undefined): boolean {
  const [, setArrivals] = useState(0)
  const isReady = catalogue !== undefined && isIndexed(allProducts(catalogue.categories))
  useEffect(() => {
    if (!catalogue || isReady) return undefined
    let gone = false
    void prepareCatalogue(catalogue.categories).then(() => gone || setArrivals((count) => count + 1))
    return () => {
      gone = true
    }
  }, [catalogue, isReady])
  return isReady
}

export interface SearchSuggestionsProps {
  readonly typed: string
  /** Where everything is that the whole search finds. */
  readonly allHref: string
}

/**
 * What the catalogue that the browser keeps has for what is being typed; no key asks the API. Where it could not be had
 * nothing is suggested, and Enter searches all the same. Default export: it comes with the first word typed.
 */
export default function SearchSuggestions({ typed, allHref }: SearchSuggestionsProps) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { catalogue, failed } = useCatalogue(true)
  const isReady = useSearchReady(catalogue)
  const query = typed.trim()
  const common = { label: t('catalogue:suggestions.label'), query }

  if (failed) return null
  if (!catalogue || !isReady)
    return <SuggestionList {...common} kind="loading" text={t('catalogue:suggestions.loading')} />
  const everything = allProducts(catalogue.categories)
  const { categories, products } = searchWhileTyping(catalogue.categories, everything, query)
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
        return {
          id: String(id),
          label: title,
          href,
          detail: measure ? t('catalogue:areaPrice', { price: formatMoney(price) }) : formatMoney(price),
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
      // Words too short to search for would find the whole shop.
      {...(searchWords(query).length > 0 && {
        showAll: { label: t('catalogue:suggestions.all', { query }), href: allHref },
      })}
    />
  )
}
