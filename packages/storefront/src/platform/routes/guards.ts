import type { ProcessKind } from '@colada/domain/orders/process'
import { type RouteMatch, routePath } from './paths.ts'
import { type RouteAccess, type RouteName, routeTable } from './route-table.ts'

/** What a guard may know of a visitor: that things are there, never what they hold, and what is being worked on. */
export interface Visitor {
  readonly signedIn: boolean
  readonly cartFilled: boolean
  /** A new order, or the garments or dates of one that exists (spec 000 §4). */
  readonly process: ProcessKind
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
  return guardCheckout(match, visitor)
}

/** Where each process on an order that exists is finished. */
export const checkoutOf = { items: 'CheckoutDirect', dates: 'ChangeDates' } as const
const checkouts: ReadonlySet<RouteName> = new Set([
  'Checkout',
  'PurchasePacks',
  ...Object.values(checkoutOf),
] as const)

/** Whether a route is one of those on which an order is made or changed. */
export const isCheckout = (name: RouteName | undefined): boolean => name !== undefined && checkouts.has(name)

/** A process is finished on the screen that is made for it; without one a new order needs a cart (spec 000 §2). */
function guardCheckout({ language, name }: RouteMatch, { process, cartFilled }: Visitor): Detour | null {
  if (!isCheckout(name)) return null
  const home = routePath(language, 'Home')
  if (process !== 'order') {
    const own = checkoutOf[process]
    return name === own ? null : { to: routePath(language, own) }
  }
  if (name !== 'Checkout' && name !== 'PurchasePacks') return { to: home }
  return cartFilled ? null : { to: home, flash: 'emptyCart' }
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
