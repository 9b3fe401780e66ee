import { type Bilingual, type Language, languages } from '@colada/domain/wire/language'
import { type RouteName, type RouteParams, routeRows, routeTable } from './route-table.ts'

/** The route of a path. */
export interface RouteMatch {
  readonly name: RouteName
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
}

type Params<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<string, never>]
  : [params: RouteParams<Name>]

/** The path of a route in a language. */
export function routePath<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[params]: Params<Name>
): string {
  return fillPath(routeTable[name].paths[language], params ?? {})
}

/** Paths in both languages, from a function for one. */
export function bothPaths(pathIn: (language: Language) => string): Bilingual {
  return { es: pathIn('es'), en: pathIn('en') }
}

/** Encoded paths without parameters; menus use them on every page. */
const filled = new Map<string, string>()

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  if (path.includes(':')) return fillParams(path, params)
  const encoded = filled.get(path) ?? encodePath(path)
  filled.set(path, encoded)
  return encoded
}

function fillParams(path: string, params: Readonly<Record<string, string | number>>): string {
  return encodePath(
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}".`)
      return String(value).replace(/[%/?#]/g, encodeURIComponent)
    }),
  )
}

/** Encodes a path; escapes that it already has stay. Search terms joined by `&` or `+` stay readable. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/%25([0-9A-F]{2})/g, '%$1')
}

interface Pattern {
  readonly path: string
  readonly name: RouteName
  readonly language: Language
  readonly test: RegExp
  /** Patterns with a lower weight are tried first. */
  readonly weight: number
}

const ranked: readonly Pattern[] = routeRows
  .flatMap(([name, row]) =>
    languages.flatMap((language) =>
      [row.paths[language], ...(row.aliases?.[language] ?? [])].map((path) => ({
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

/** Decodes the slashes within parameters, which `readable` leaves encoded. */
const decodeSlashes = (groups: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]))

/** Whether a path belongs to a route. Called for every link, so it does not match the other routes first. */
export function matchesRoute(name: RouteName, pathname: string): boolean {
  const path = decodePath(withoutTrailingSlash(pathname))
  return path !== null && ranked.some((pattern) => pattern.name === name && pattern.test.test(path))
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
