import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { readCookies } from '@colada/domain/wire/cookies'

export { readCookies }

/**
 * Marker beside the HttpOnly session cookie: scripts read from it whether a customer is signed in, which one
 * (`customerOf`), and whether the session has changed. It is not a secret; a session without its marker is ignored.
 */
export const signedInCookie = 'colada_signed_in'
/** Request header with the customer of the page that sends the request; compared with the marker's. */
export const customerHeader = 'x-customer'
/** Set while staff act for a customer (spec 000 §6, Store mode). */
export const staffMarker = 'staff'
/** The session token, only readable by the gateway; with https its name has the prefix `__Host-`. */
export const sessionCookie = { name: 'colada_session', days: 30 } as const
/** The promo code of the new order; cleared with the cart (spec 000 §4, Cart and checkout). */
export const couponCookie = 'colada_coupon'
/** A message for the next page, shown once (spec 000 §2, Route guards). */
export const flashCookie = 'colada_flash'
/** The draft of a new order. */
export const orderDraftCookie = 'colada_order'
/** The draft of a change of an order. */
export const changeDraftCookie = 'colada_change'
/** A payment attempt whose outcome is unknown; one hour is longer than any payment takes. */
export const pendingAttemptCookie = { name: 'colada_paying', minutes: 60 } as const

/** An order or a change waits for its payment; removed when it no longer does. It lasts as long as the time to pay. */
export const unpaidCookie = { name: 'colada_unpaid', minutes: PAYMENT_WINDOW_SECONDS / 60 } as const

/** The marker of a session: who acts, for which customer, and an id that differs from the session before. */
export const toSessionMarker = (
  who: 'customer' | typeof staffMarker,
  customer: string,
  session: string,
): string => `${who}.${customer}.${session}`

/** The customer of a session's marker; `null` without a session. */
export const customerOf = (marker: string | undefined): string | null => marker?.split('.')[1] ?? null

export const isStaffMarker = (marker: string | undefined): boolean => marker?.split('.')[0] === staffMarker

/** The marker of this browser's current session. */
export const sessionMarker = (): string | undefined => readCookies(document.cookie).get(signedInCookie)

/**
 * Writes a cookie that scripts can read; without `days` it is a session cookie. Reading it back makes the browser store
 * it before this returns: otherwise a broadcast to another tab can arrive first.
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * 86_400)}`
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
  void document.cookie
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
