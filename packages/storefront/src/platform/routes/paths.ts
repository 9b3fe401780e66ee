import { type Bilingual, type Language, languages, otherLanguage } from '@colada/domain/wire/language'
import { type RouteName, type RouteParams, routeRows, routeTable } from './route-table.ts'

/** Where a path leads. */
export interface RouteMatch {
  readonly name: RouteName
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
}

type Params<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<string, never>]
  : [params: RouteParams<Name>]

/** The address of a route in a language. */
export function routePath<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[params]: Params<Name>
): string {
  return fillPath(routeTable[name].paths[language], params ?? {})
}

/** Both addresses of something, from how it is addressed in one language. */
export function bothPaths(pathIn: (language: Language) => string): Bilingual {
  return { es: pathIn('es'), en: pathIn('en') }
}

/** Paths of the table that have no parameters, encoded: menus name them on every page. */
const filled = new Map<string, string>()

/** Parameters of a search are written as they are read: words joined by `&` or `+` stay legible. */
function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  if (path.includes(':')) return fillParams(path, params)
  const known = filled.get(path) ?? encodePath(path)
  filled.set(path, known)
  return known
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

/** Encodes what an address may not hold, and leaves alone what is encoded already. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/%25([0-9A-F]{2})/g, '%$1')
}

interface Pattern {
  readonly path: string
  readonly name: RouteName
  readonly language: Language
  readonly test: RegExp
  /** Patterns with fewer parameters are tried first. */
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
/** Paths without parameters, which most are, by themselves: they go before all patterns. The first of two alike counts. */
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

/** Parameters weigh by how much they take: a whole segment more than the rest of one. */
function weightOf(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum + (part.startsWith(':') ? 10 : part.includes(':') ? 5 : 0), 0)
}

/** The route that a path names, or `null` where it names none. Takes encoded and decomposed forms alike. */
export function matchRoute(pathname: string): RouteMatch | null {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) }
  return last.match
}

/** What was asked for last: all parts of a page ask for its own path, one after the other. */
let last: { readonly pathname: string; readonly match: RouteMatch | null } | undefined

function findRoute(pathname: string): RouteMatch | null {
  const path = readable(withoutTrailingSlash(pathname))
  if (path === null) return null
  const known = fixed.get(path)
  if (known) return known
  for (const { name, language, test } of patterns) {
    const found = test.exec(path)
    if (found) return { name, language, params: wholeSegments(found.groups) }
  }
  return null
}

/** Parameters with the slashes that are theirs: `readable` left them encoded, so that they part nothing. */
const wholeSegments = (groups: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]))

/** Whether a path is one of a route's own, asked of every link: without looking at all the others' first. */
export function namesRoute(name: RouteName, pathname: string): boolean {
  const path = readable(withoutTrailingSlash(pathname))
  return path !== null && ranked.some((pattern) => pattern.name === name && pattern.test.test(path))
}

/** Only signs that stand for themselves. */
const plain = /^[\w\-./=&+:]*$/

/** A path as people read it; `null` where it cannot be read. */
export function readable(pathname: string): string | null {
  if (plain.test(pathname)) return pathname
  try {
    // An encoded slash belongs to its segment, so it must not become a separator.
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F')).normalize('NFC')
  } catch {
    return null
  }
}

/** The path without slashes at its end; the root keeps its own. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '') || '/'
}

/** Language of a path: that of its route, else of its beginning (spec 000 §2: English paths start with /en). */
export function languageOf(pathname: string): Language {
  return matchRoute(pathname)?.language ?? (/^\/en(\/|$)/.test(pathname) ? 'en' : 'es')
}

/**
 * The same page in a language, for routes whose parameters are the same in both; catalogue screens know their
 * own counterpart, since slugs differ. Unknown paths lead Home.
 */
export function counterpart(
  pathname: string,
  language: Language = otherLanguage(languageOf(pathname)),
): string {
  const match = matchRoute(pathname)
  if (!match) return routeTable.Home.paths[language]
  return fillPath(routeTable[match.name].paths[language], match.params)
}
