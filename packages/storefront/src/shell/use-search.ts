import { categoryIds } from '@colada/domain/catalogue/category'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { categoryIdOf, slugsOf } from '../platform/catalogue/slugs.ts'
import { useEarlyInput } from '../platform/browser/use-early-input.ts'
import { useLanguage } from '../platform/language/use-language.ts'
import { matchRoute, routePath } from '../platform/routes/paths.ts'
import { searchFieldName, toSearchTerms, fromSearchTerms } from '../platform/routes/search-terms.ts'

/** State of the search box: it searches the current category and is cleared when the category changes (spec 000 §2). */
export function useSearch() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const params = matchRoute(pathname)?.params
  const slug = params?.categoria
  const [value, setValue] = useState(fromSearchTerms(params?.search))

  const around = useEarlyInput<HTMLDivElement>(setValue)
  const place = `${slug}/${params?.search}`
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setValue(fromSearchTerms(params?.search))
  }

  const everywhere = slugsOf(categoryIds.all)[language]
  // An unknown path can look like a category's.
  const here = slug !== undefined && categoryIdOf(slug, language) !== null ? slug : everywhere
  const hrefOf = (text: string, categoria = here) =>
    routePath(language, 'CategorySearch', { categoria, search: toSearchTerms(text) })
  return {
    around,
    /** The path of a search in all categories; Enter searches the current one. */
    everythingHrefOf: (text: string) => hrefOf(text, everywhere),
    box: {
      value,
      onChange: setValue,
      // Separators alone are no search term.
      onSearch: (text: string) => void (toSearchTerms(text) && navigate(hrefOf(text))),
      fallbackForm: {
        action: routePath(language, 'Category', { categoria: here }),
        name: searchFieldName,
      },
    },
  }
}
