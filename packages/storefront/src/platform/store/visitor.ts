import { cartCookie, readCartCookie } from '@colada/domain/cart/cart-cookie'
import { processKind } from '@colada/domain/orders/process'
import type { Visitor } from '../routes/guards.ts'
import { couponCookie, readCookies, signedInCookie } from './cookies.ts'
import { processCookie, readProcess } from './process-cookie.ts'

/** What a guard may know of whoever sends these cookies. The session's own cookie is read by the gateway alone. */
export function visitorOf(
  cookies: ReadonlyMap<string, string>,
  hasSession = cookies.has(signedInCookie),
): Visitor {
  return {
    signedIn: hasSession,
    cartFilled: readCartCookie(cookies.get(cartCookie.name)).lines.length > 0,
    process: processKind(readProcess(cookies.get(processCookie)).type),
  }
}

/** The visitor in front of this browser. */
export function thisVisitor(): Visitor {
  return visitorOf(readCookies(document.cookie))
}

/** Whether this browser remembers anything of its visitor that the store would hold. */
export function isRemembered(): boolean {
  const cookies = readCookies(document.cookie)
  return [cartCookie.name, couponCookie, signedInCookie, processCookie].some((name) => cookies.has(name))
}

/** Whether the early script marked this visitor as one with a cart or a session, whom documents show other parts. */
export const isMarkedKnown = (): boolean => 'known' in document.documentElement.dataset
