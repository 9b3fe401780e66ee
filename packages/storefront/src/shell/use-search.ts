import { categoryIds } from '@colada/domain/catalogue/category'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { slugsOf } from '../platform/catalogue/slugs.ts'
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

  useEffect(() => setValue(toTyped(params?.search)), [category, params?.search])

  return {
    value,
    onChange: setValue,
    onSearch: (text: string) => {
      const categoria = category ?? slugsOf(categoryIds.all)[language]
      void navigate(routePath(language, 'CategorySearch', { categoria, search: toTerms(text) }))
    },
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
