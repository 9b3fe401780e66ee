import { routePath } from '@colada/domain/routes/route-path'
import { type Bilingual, type Language, otherLanguage } from '@colada/domain/wire/language'
import { useLocation, useMatches } from 'react-router-dom'
import { categoryIdOf, slugsOf } from '../catalogue/slugs.ts'
import { returnToParameter } from './guards.ts'
import { listingPath } from './listing-path.ts'
import { languageOf, matchRoute } from './paths.ts'

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

/**
 * The same page in a language. Unknown paths lead to Home. A product's slugs are left as they are: its loader redirects to
 * its path in the language.
 */
export function inLanguage(pathname: string, language: Language): string {
  const match = matchRoute(pathname)
  if (!match) return routePath(language, 'Home')
  const { name, params } = match
  const id = params.categoria === undefined ? null : categoryIdOf(params.categoria, match.language)
  if (id === null || name === 'ProductPage') return routePath(language, name, params as never)
  const categoria = slugsOf(id)[language]
  const { search, pagina } = params
  // The same search finds another list in the other language, which may have fewer pages.
  return listingPath(language, categoria, search === undefined ? { pagina } : { search })
}

/** The query of a page for the page in another language: the path to return to is translated. */
export function queryInLanguage(query: string, language: Language): string {
  const params = new URLSearchParams(query)
  const next = params.get(returnToParameter)
  if (next === null || !next.startsWith('/')) return query
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(next) ?? []
  params.set(returnToParameter, inLanguage(path, language) + rest)
  return `?${params.toString()}`
}
