import { type Bilingual, type Language, otherLanguage } from '@colada/domain/wire/language'
import { useLocation, useMatches } from 'react-router-dom'
import { categoryIdOf, slugsOf } from '../catalogue/slugs.ts'
import { listingPath } from './listing-path.ts'
import { counterpart, languageOf, matchRoute } from './paths.ts'

/** Loader data of a screen whose paths depend on its data. */
export interface WithPaths {
  readonly paths: Bilingual
}

/** The paths of the page in both languages: from the screen's loader data, else from the route table. */
export function usePagePaths(): Bilingual {
  const { pathname } = useLocation()
  const data = useMatches().findLast(({ loaderData }) => hasPaths(loaderData))?.loaderData as
    | WithPaths
    | undefined
  return data?.paths ?? toBothPaths(pathname)
}

function hasPaths(data: unknown): data is WithPaths {
  return typeof data === 'object' && data !== null && 'paths' in data
}

/** A path in both languages, by the route table. */
export function toBothPaths(pathname: string): Bilingual {
  const language = languageOf(pathname)
  const other = otherLanguage(language)
  return { [language]: pathname, [other]: inLanguage(pathname, other) } as Record<Language, string>
}

function inLanguage(pathname: string, language: Language): string {
  const match = matchRoute(pathname)
  const slug = match?.params.categoria
  if (!match || slug === undefined || match.name === 'ProductPage') return counterpart(pathname, language)
  const id = categoryIdOf(slug, match.language)
  if (id === null) return counterpart(pathname, language)
  const categoria = slugsOf(id)[language]
  const { search, pagina } = match.params
  // The same search finds another list in the other language, which may have fewer pages.
  return listingPath(language, categoria, search === undefined ? { pagina } : { search })
}
