import { type RouteMatch, routePath } from './paths.ts'
import { type RouteAccess, routeTable } from './route-table.ts'

/** What a guard may know of a visitor: that things are there, never what they hold. */
export interface Visitor {
  readonly signedIn: boolean
  readonly cartFilled: boolean
  /** An order is being edited or an incident solved (spec 000 §2). */
  readonly inProcess: boolean
}

/** Where a visitor is sent instead, and what is said there. */
export interface Detour {
  readonly to: string
  readonly flash?: 'emptyCart'
}

/** Name of the search parameter that keeps the address wanted before login. */
export const wantedParameter = 'next'

/**
 * Whether a visitor may open a route: `null` for yes, else where to (spec 000 §2, Route guards). The server asks
 * it for documents, the browser for every navigation.
 */
export function guard(match: RouteMatch, pathname: string, visitor: Visitor): Detour | null {
  const { language, name } = match
  const access: RouteAccess = routeTable[name].access
  if (access === 'visitor' && visitor.signedIn) return { to: routePath(language, 'Home') }
  if (access === 'customer' && !visitor.signedIn) {
    return { to: `${routePath(language, 'Login')}?${wantedParameter}=${encodeURIComponent(pathname)}` }
  }
  if (name === 'Checkout' && !visitor.cartFilled && !visitor.inProcess) {
    return { to: routePath(language, 'Home'), flash: 'emptyCart' }
  }
  return null
}

/**
 * The address to go on to after login: only what the shop's own table knows is taken from an address
 * (trust 6), everything else leads to `fallback`.
 */
export function wantedPath(
  search: URLSearchParams,
  isKnown: (path: string) => boolean,
  fallback: string,
): string {
  const wanted = search.get(wantedParameter)
  return wanted !== null && /^\/(?![/\\])/.test(wanted) && isKnown(wanted) ? wanted : fallback
}
