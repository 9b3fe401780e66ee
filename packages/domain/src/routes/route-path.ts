import type { Bilingual, Language } from '../wire/language.ts'
import { type RouteName, type RouteParams, routePaths } from './paths.ts'

type Params<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<string, never>]
  : [params: RouteParams<Name>]

/** The path of a route in a language. */
export function routePath<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[params]: Params<Name>
): string {
  return fillPath(routePaths[name][language], params ?? {})
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
