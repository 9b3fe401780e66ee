import { categoryIds } from '@colada/domain/catalogue/category'
import type { ProcessKind } from '@colada/domain/orders/process'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { slugsOf } from '../catalogue/slugs.ts'
import type { RouteMatch } from './paths.ts'
import { accessOf } from './route-table.ts'

/** What guards decide by. */
export interface Visitor {
  readonly signedIn: boolean
  readonly cartFilled: boolean
  /** A new order, or the garments or dates of one that exists (spec 000 §4). */
  readonly process: ProcessKind
  /** An order of this browser waits for its payment. */
  readonly hasUnpaid?: boolean
  /** Store mode: staff act for the customer (spec 000 §6). */
  readonly isStaff?: boolean
}

/** A redirect, with the message shown at its target. */
export interface GuardRedirect {
  readonly to: string
  readonly flash?: 'emptyCart'
}

/** Search parameter with the path to open after log-in. */
export const returnToParameter = 'next'

/** A path of a log-in that leads to `next` afterwards. */
export const withReturn = (path: string, next: string): string =>
  `${path}?${returnToParameter}=${encodeURIComponent(next)}`

/**
 * Whether a visitor may open a route: `null`, else a redirect (spec 000 §2, Route guards). The server checks documents,
 * the browser every navigation.
 *
 * @param path The path with its query, to return to after log-in.
 */
export function guard(match: RouteMatch, path: string, visitor: Visitor): GuardRedirect | null {
  const { language, name } = match
  const access = accessOf(name)
  // In store mode staff register customers.
  const mayRegister = visitor.isStaff && name === 'Register'
  if (access === 'visitor' && visitor.signedIn && !mayRegister) return { to: routePath(language, 'Home') }
  if (access === 'customer' && !visitor.signedIn) {
    return { to: withReturn(routePath(language, 'Login'), path) }
  }
  return guardCheckout(match, visitor)
}

/** The screen that completes each process on an existing order. */
export const checkoutRouteOf = { items: 'CheckoutDirect', dates: 'ChangeDates' } as const
const checkouts: ReadonlySet<RouteName> = new Set([
  'Checkout',
  'PurchasePacks',
  ...Object.values(checkoutRouteOf),
] as const)

/** Whether an order is placed or changed on a route. */
export const isCheckoutRoute = (name: RouteName | undefined): boolean =>
  name !== undefined && checkouts.has(name)

/** A process is completed on its own screen; a new order needs a cart (spec 000 §2). */
function guardCheckout(
  { language, name }: RouteMatch,
  { process, cartFilled, hasUnpaid = false }: Visitor,
): GuardRedirect | null {
  if (!isCheckoutRoute(name)) return null
  const home = routePath(language, 'Home')
  if (process !== 'order') {
    const checkout = checkoutRouteOf[process]
    return name === checkout ? null : { to: routePath(language, checkout) }
  }
  if (name !== 'Checkout' && name !== 'PurchasePacks') return { to: home }
  if (cartFilled) return null
  // Packs are bought here without anything else, so the list of them is the next step (spec 000 §2, Direct checkout).
  if (name === 'PurchasePacks')
    return { to: routePath(language, 'Category', { categoria: slugsOf(categoryIds.vouchers)[language] }) }
  // The garments are in the order that waits for its payment, which every page names.
  return hasUnpaid ? { to: home } : { to: home, flash: 'emptyCart' }
}

/** The path to open after log-in: only paths of the route table are accepted (trust 6), otherwise `fallback`. */
export function returnPath(
  search: URLSearchParams,
  isAllowed: (path: string) => boolean,
  fallback: string,
): string {
  const path = search.get(returnToParameter)
  return path !== null && /^\/(?![/\\])/.test(path) && isAllowed(path) ? path : fallback
}
