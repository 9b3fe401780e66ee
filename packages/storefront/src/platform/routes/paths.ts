import { type RouteName, routeNames } from '@colada/domain/routes/paths'
import { type Language, languages } from '@colada/domain/wire/language'
import { pathsOf } from './route-table.ts'

/** The route of a path. */
export interface RouteMatch {
  readonly name: RouteName
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
}

interface Pattern {
  readonly path: string
  readonly name: RouteName
  readonly language: Language
  readonly test: RegExp
  /** Patterns with a lower weight are tried first. */
  readonly weight: number
}

const ranked: readonly Pattern[] = routeNames
  .flatMap((name) =>
    languages.flatMap((language) =>
      pathsOf(name, language).map((path) => ({
        path: path.normalize('NFC'),
        name,
        language,
        test: toRegExp(path),
        weight: weightOf(path),
      })),
    ),
  )
  .toSorted((a, b) => a.weight - b.weight)

const patterns = ranked.filter(({ weight }) => weight > 0)
/** Routes without parameters by path; they are tried before patterns. The first of two equal paths wins. */
const fixed: ReadonlyMap<string, RouteMatch> = new Map(
  ranked
    .filter(({ weight }) => weight === 0)
    .toReversed()
    .map(({ path, name, language }) => [path, { name, language, params: {} }]),
)

function toRegExp(path: string): RegExp {
  const source = path
    .normalize('NFC')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`)
  return new RegExp(`^${source}$`)
}

/** A parameter that is a complete segment weighs more than one within a segment. */
function weightOf(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum + (part.startsWith(':') ? 10 : part.includes(':') ? 5 : 0), 0)
}

/** The route of a path, or `null`. Accepts encoded and decomposed forms. */
export function matchRoute(pathname: string): RouteMatch | null {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) }
  return last.match
}

/** The last result: many components of a page match its path. */
let last: { readonly pathname: string; readonly match: RouteMatch | null } | undefined

function findRoute(pathname: string): RouteMatch | null {
  const path = decodePath(withoutTrailingSlash(pathname))
  if (path === null) return null
  const exact = fixed.get(path)
  if (exact) return exact
  for (const { name, language, test } of patterns) {
    const found = test.exec(path)
    if (found) return { name, language, params: decodeSlashes(found.groups) }
  }
  return null
}

/** Decodes the slashes within parameters, which `decodePath` leaves encoded. */
const decodeSlashes = (groups: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]))

/** Returns a test of paths of some routes, which takes less time than `matchRoute`: it is for every link of a page. */
export function pathTest(names: readonly RouteName[]): (pathname: string) => boolean {
  const own = ranked.filter(({ name }) => names.includes(name))
  return (pathname) => {
    const path = decodePath(withoutTrailingSlash(pathname))
    return path !== null && own.some(({ test }) => test.test(path))
  }
}

/** Characters that need no decoding. */
const withoutEscapes = /^[\w\-./=&+:]*$/

/** The decoded path; `null` when an escape is malformed. */
export function decodePath(pathname: string): string | null {
  if (withoutEscapes.test(pathname)) return pathname
  try {
    // An encoded slash is part of its segment and must not become a separator.
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F')).normalize('NFC')
  } catch {
    return null
  }
}

/** The path without trailing slashes; the root stays `/`. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '') || '/'
}

/** The language of a path: that of its route, else of its prefix (spec 000 §2: English paths start with /en). */
export function languageOf(pathname: string): Language {
  return matchRoute(pathname)?.language ?? (/^\/en(\/|$)/.test(pathname) ? 'en' : 'es')
}
