import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { type Language, otherLanguage } from '@colada/domain/wire/language'
import { categoryIdOf, slugsOf } from '../catalogue/slugs.ts'
import { listingPath } from './listing-path.ts'
import { matchRoute, decodePath, type RouteMatch, withoutTrailingSlash } from './paths.ts'

/** Parameters that are not case-sensitive. A search stays as typed, and tokens are secrets. */
const caseInsensitiveParams: ReadonlySet<string> = new Set([
  'categoria',
  'producto',
  'ciudad',
  'sponsor',
  'pagina',
  'id',
  'search',
])
const catalogueRoutes: ReadonlySet<RouteName> = new Set([
  'Category',
  'CategoryPage',
  'CategorySearch',
  'CategorySearchPage',
  'ProductPage',
] as const)

/**
 * The canonical path of a page, for another path of it: without trailing or double slashes, in lower case, the route's
 * first path instead of an alias, slugs in the language of the prefix, no needless escapes. `null` for a path that is
 * canonical or unknown. Slugs of products are checked by the product's loader.
 */
export function canonicalPath(pathname: string): string | null {
  const path = withoutTrailingSlash(pathname.replace(/\/{2,}/g, '/'))
  const match = matchLowerCase(path)
  const canonical =
    (match && pathInRouteLanguage(match)) ?? translateSlugs(path) ?? (match && fillRoutePath(match)) ?? path
  if (canonical === pathname) return null
  const decode = (path: string) => decodePath(path) ?? path
  return decode(canonical) === decode(pathname) && isMinimallyEncoded(pathname) ? null : canonical
}

/** The route of a path in lower case, unless one of its parameters is case-sensitive. */
function matchLowerCase(path: string): RouteMatch | null {
  const lowerCase = path.replace(/\/query=([^/]+)|[A-Z]+/gi, (part, search: string | undefined) =>
    search === undefined ? part.toLowerCase() : `/query=${search}`,
  )
  const match = matchRoute(lowerCase)
  const isSafe = match && Object.keys(match.params).every((name) => caseInsensitiveParams.has(name))
  return isSafe ? match : matchRoute(path)
}

/** The path of a route in its own language; `null` for a category without a slug in it. */
function pathInRouteLanguage(match: RouteMatch): string | null {
  if (!catalogueRoutes.has(match.name)) return fillRoutePath(match)
  const { language, params } = match
  const slug = params.categoria ?? ''
  const id = categoryIdOf(slug, language) ?? categoryIdOf(slug, otherLanguage(language))
  if (id === null) return null
  // The slugs of a product are changed together, by the product's loader.
  if (match.name === 'ProductPage') return fillRoutePath(match)
  return fillRoutePath({ ...match, params: { ...params, categoria: slugsOf(id)[language] } })
}

/** The path with its slugs of the other language replaced by those of its prefix's language. */
function translateSlugs(path: string): string | null {
  const language: Language = /^\/en(\/|$)/i.test(path) ? 'en' : 'es'
  const otherPath = language === 'en' ? path.slice('/en'.length) || '/' : `/en${path}`
  const match = matchLowerCase(otherPath)
  return match && match.language !== language ? pathInRouteLanguage({ ...match, language }) : null
}

/** Fills a route's path; the first page of a category or of a search has no page number. */
function fillRoutePath({ name, language, params }: RouteMatch): string {
  if (name === 'PromotionsPage' && params.pagina === '1') return routePath(language, 'Promotions')
  return params.pagina === '1'
    ? listingPath(language, params.categoria!, { search: params.search })
    : routePath(language, name, params as never)
}

/** Whether every escape is needed and in upper case. Composed and decomposed letters are both accepted. */
function isMinimallyEncoded(path: string): boolean {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, reencode) === path
}

const reencode = (escapes: string): string =>
  encodeURI(decodeURI(escapes)).replace(/%25(?=[0-9a-f]{2})/gi, '%')
