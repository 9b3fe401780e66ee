import { type Language, otherLanguage } from '@colada/domain/wire/language'
import { categoryIdOf, slugsOf } from '../catalogue/slugs.ts'
import { listingPath } from './listing-path.ts'
import { matchRoute, readable, type RouteMatch, routePath, withoutTrailingSlash } from './paths.ts'
import type { RouteName } from './route-table.ts'

/** Parameters that small letters leave the same; a search is left as the customer wrote it, and a token is a secret. */
const mayBeWritten: ReadonlySet<string> = new Set(['categoria', 'producto', 'pagina', 'id', 'search'])
const catalogueRoutes: ReadonlySet<RouteName> = new Set([
  'Category',
  'CategoryPage',
  'CategorySearch',
  'CategorySearchPage',
  'ProductPage',
] as const)

/**
 * The one path under which a page answers, for a path that means it: without slashes at its end or twice, in small
 * letters, the route's first path and not an alias, the words of the language that its beginning names, nothing encoded
 * that need not be. `null` for a path that is its own, or means nothing. A product's own words are left to who knows
 * the products.
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

/** The path of a route in its own language; `null` for a category that its language does not know. */
function ownPath(match: RouteMatch): string | null {
  if (!catalogueRoutes.has(match.name)) return routePathOf(match)
  const { language, params } = match
  const slug = params.categoria ?? ''
  const id = categoryIdOf(slug, language) ?? categoryIdOf(slug, otherLanguage(language))
  if (id === null) return null
  // The slugs of a product go together: whoever knows them changes both at once.
  if (match.name === 'ProductPage') return routePathOf(match)
  return routePathOf({ ...match, params: { ...params, categoria: slugsOf(id)[language] } })
}

/** What a path names in the other language's words, said in those of the language that it begins with. */
function inOwnWords(path: string): string | null {
  const language: Language = /^\/en(\/|$)/i.test(path) ? 'en' : 'es'
  const elsewhere = language === 'en' ? path.slice('/en'.length) || '/' : `/en${path}`
  const match = inSmallLetters(elsewhere)
  return match && match.language !== language ? ownPath({ ...match, language }) : null
}

/** Fills a route's path; the first page of a category or of a search is the list itself. */
function routePathOf({ name, language, params }: RouteMatch): string {
  return params.pagina === '1'
    ? listingPath(language, params.categoria!, { search: params.search })
    : routePath(language, name, params as never)
}

/** Whether every escape is needed and in its usual form; letters in one part or in two, and signs of a search, may be either. */
function isWellEncoded(path: string): boolean {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, reencoded) === path
}

const reencoded = (escapes: string): string =>
  encodeURI(decodeURI(escapes)).replace(/%25(?=[0-9a-f]{2})/gi, '%')
