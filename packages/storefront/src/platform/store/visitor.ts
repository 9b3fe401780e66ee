import { cartCookie, parseCart } from '@colada/domain/cart/cart-cookie'
import { getProcessKind } from '@colada/domain/orders/process'
import type { Visitor } from '../routes/guards.ts'
import { isStaffMarker, readCookies, signedInCookie, unpaidCookie } from './cookies.ts'
import { processCookie, parseProcess } from './process-cookie.ts'

/** The visitor with these cookies, for route guards. Only the gateway reads the session cookie itself. */
export function toVisitor(
  cookies: ReadonlyMap<string, string>,
  hasSession = cookies.has(signedInCookie),
): Visitor {
  return {
    signedIn: hasSession,
    cartFilled: parseCart(cookies.get(cartCookie.name)).lines.length > 0,
    process: getProcessKind(parseProcess(cookies.get(processCookie)).type),
    ...(cookies.has(unpaidCookie.name) && { hasUnpaid: true }),
    ...(isStaffMarker(cookies.get(signedInCookie)) && { isStaff: true }),
  }
}

/** The visitor of this browser. */
export function currentVisitor(): Visitor {
  return toVisitor(readCookies(document.cookie))
}
