import type { Language } from '@colada/domain/wire/language'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../platform/browser/client-only.tsx'
import { queryInLanguage, usePagePaths } from '../../platform/routes/page-paths.ts'

/** The page in the other language, with its query, which documents do not contain: they are the same for every query. */
export function useOtherLanguageHref(other: Language): string {
  const { search } = useLocation()
  const paths = usePagePaths()
  return paths[other] + (useHydrated() ? queryInLanguage(search, other) : '')
}
