import { categoryIds } from '@colada/domain/catalogue/category'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { categoryIdOf, slugsOf } from '../platform/catalogue/slugs.ts'
import { useTypedEarly } from '../platform/browser/use-typed-early.ts'
import { useLanguage } from '../platform/language/use-language.ts'
import { matchRoute, routePath } from '../platform/routes/paths.ts'
import { searchField, termsOf, typedOf } from '../platform/routes/search-terms.ts'

/** The search box: within the category the customer is in, emptied when the category changes (spec 000 §2). */
export function useSearch() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const params = matchRoute(pathname)?.params
  const slug = params?.categoria
  const [value, setValue] = useState(typedOf(params?.search))

  const around = useTypedEarly<HTMLDivElement>(setValue)
  const place = `${slug}/${params?.search}`
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setValue(typedOf(params?.search))
  }

  const everywhere = slugsOf(categoryIds.all)[language]
  // An address at which there is nothing looks like a category's.
  const here = slug !== undefined && categoryIdOf(slug, language) !== null ? slug : everywhere
  const hrefOf = (text: string, categoria = here) =>
    routePath(language, 'CategorySearch', { categoria, search: termsOf(text) })
  return {
    around,
    /** Where everything is that this text finds in the whole shop; Enter stays in the category. */
    everythingHrefOf: (text: string) => hrefOf(text, everywhere),
    box: {
      value,
      onChange: setValue,
      // What only joins words is none.
      onSearch: (text: string) => void (termsOf(text) && navigate(hrefOf(text))),
      withoutScript: {
        action: routePath(language, 'Category', { categoria: here }),
        name: searchField,
      },
    },
  }
}
