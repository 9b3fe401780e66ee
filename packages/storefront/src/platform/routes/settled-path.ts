import { type Language, otherLanguage } from '@colada/domain/wire/language'
import { categoryIdOf, slugsOf } from '../catalogue/slugs.ts'
import { listingPath } from './listing-path.ts'
import { matchRoute, readable, type RouteMatch, routePath, withoutTrailingSlash } from './paths.ts'
import type { RouteName } from './route-table.ts'

/** Parameters that are not case-sensitive. A search stays as typed, and tokens are secrets. */
const mayBeWritten: ReadonlySet<string> = new Set(['categoria', 'producto', 'pagina', 'id', 'search'])
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
export function settledPath(pathname: string): string | null {
  const path = withoutTrailingSlash(pathname.replace(/\/{2,}/g, '/'))
  const match = inSmallLetters(path)
  const settled = (match && ownPath(match)) ?? inOwnWords(path) ?? (match && routePathOf(match)) ?? path
  if (settled === pathname) return null
  const reads = (path: string) => readable(path) ?? path
  return reads(settled) === reads(pathname) && isWellEncoded(pathname) ? null : settled
}

function inSmallLetters(path: string): RouteMatch | null {
  const own = matchRoute(path)
  const inSmall = path.replace(/\/query=([^/]+)|[A-Z]+/gi, (part, search: string | undefined) =>
    search === undefined ? part.toLowerCase() : `/query=${search}`,
  )
  const small = matchRoute(inSmall)
  return small && Object.keys(small.params).every((name) => mayBeWritten.has(name)) ? small : own
}

/** The path of a route in its own language; `null` for a category without a slug in it. */
function ownPath(match: RouteMatch): string | null {
  if (!catalogueRoutes.has(match.name)) return routePathOf(match)
  const { language, params } = match
  const slug = params.categoria ?? ''
  const id = categoryIdOf(slug, language) ?? categoryIdOf(slug, otherLanguage(language))
  if (id === null) return null
  // The slugs of a product are changed together, by the product's loader.
  if (match.name === 'ProductPage') return routePathOf(match)
  return routePathOf({ ...match, params: { ...params, categoria: slugsOf(id)[language] } })
}

/** The path with its slugs of the other language replaced by those of its prefix's language. */
function inOwnWords(path: string): string | null {
  const language: Language = /^\/en(\/|$)/i.test(path) ? 'en' : 'es'
  const elsewhere = language === 'en' ? path.slice('/en'.length) || '/' : `/en${path}`
  const match = inSmallLetters(elsewhere)
  return match && match.language !== language ? ownPath({ ...match, language }) : null
}

/** Fills a route's path; the first page of a category or of a search has no page number. */
function routePathOf({ name, language, params }: RouteMatch): string {
  return params.pagina === '1'
    ? listingPath(language, params.categoria!, { search: params.search })
    : routePath(language, name, params as never)
}

/** Whether every escape is needed and in upper case; composed and decomposed letters, and characters of a search, are both accepted. */
function isWellEncoded(path: string): boolean {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, reencoded) === path
}

const reencoded = (escapes: string): string =>
  encodeURI(decodeURI(escapes)).replace(/%25(?=[0-9a-f]{2})/gi, '%')
