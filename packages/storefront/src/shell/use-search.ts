import { categoryIds } from '@colada/domain/catalogue/category'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { slugsOf } from '../platform/catalogue/slugs.ts'
import { useTypedEarly } from '../platform/browser/use-typed-early.ts'
import { useLanguage } from '../platform/language/words.tsx'
import { matchRoute, routePath } from '../platform/routes/paths.ts'

/** The search box: within the category the customer is in, emptied when the category changes (spec 000 §2). */
export function useSearch() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const params = matchRoute(pathname)?.params
  const category = params?.categoria
  const [value, setValue] = useState(toTyped(params?.search))

  const around = useTypedEarly<HTMLDivElement>(setValue)
  const place = `${category}/${params?.search}`
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setValue(toTyped(params?.search))
  }

  const everywhere = slugsOf(categoryIds.all)[language]
  const hrefOf = (text: string, categoria = category ?? everywhere) =>
    routePath(language, 'CategorySearch', { categoria, search: toTerms(text) })
  return {
    around,
    /** Where everything is that this text finds in the whole shop; Enter stays in the category. */
    everythingHrefOf: (text: string) => hrefOf(text, everywhere),
    box: { value, onChange: setValue, onSearch: (text: string) => void navigate(hrefOf(text)) },
  }
}

/** Words as an address joins them. */
const toTerms = (text: string): string =>
  text
    .trim()
    .split(/[\s&+]+/)
    .join('+')

/** The same as the customer types them. */
const toTyped = (terms = ''): string => terms.split(/[&+]+/).join(' ').trim()
