import { focusAfterDelay } from '@colada/client/browser/focus-after-delay'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import { categoryIdOf, slugsOf } from '../../platform/catalogue/slugs.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import {
  fromSearchTerms,
  searchBoxId,
  searchFieldName,
  toSearchTerms,
} from '../../platform/routes/search-terms.ts'

/** Spec 001 §9, Time. */
const SEARCH_FOCUS_DELAY_MS = 1_000

/** State of the search box: it searches the current category and is cleared when the category changes (spec 000 §2). */
export function useSearch() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, hash, key } = useLocation()
  const params = matchRoute(pathname)?.params
  const slug = params?.categoria
  const [value, setValue] = useState(fromSearchTerms(params?.search))

  const container = useEarlyInput<HTMLDivElement>(setValue)
  useEffect(() => {
    if (hash !== `#${searchBoxId}`) return undefined
    return focusAfterDelay(() => container.current?.querySelector('input'), SEARCH_FOCUS_DELAY_MS)
  }, [container, hash, key])
  const searchKey = `${slug}/${params?.search}`
  const [lastKey, setLastKey] = useState(searchKey)
  if (searchKey !== lastKey) {
    setLastKey(searchKey)
    setValue(fromSearchTerms(params?.search))
  }

  const allSlug = slugsOf(categoryIds.all)[language]
  // An unknown path can look like a category's.
  const currentSlug = slug !== undefined && categoryIdOf(slug, language) !== null ? slug : allSlug
  const hrefOf = (text: string, categoria = currentSlug) =>
    routePath(language, 'CategorySearch', { categoria, search: toSearchTerms(text) })
  return {
    container,
    /** The path of a search in all categories; Enter searches the current one. */
    allResultsHref: (text: string) => hrefOf(text, allSlug),
    box: {
      value,
      onChange: setValue,
      // Separators alone are no search term.
      onSearch: (text: string) => void (toSearchTerms(text) && navigate(hrefOf(text))),
      fallbackForm: {
        action: routePath(language, 'Category', { categoria: currentSlug }),
        name: searchFieldName,
      },
    },
  }
}
