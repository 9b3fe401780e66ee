/**
 * Marker beside the HttpOnly session cookie: the page may know that somebody is signed in, as whom (`markerOf`), and
 * whether it is still the same session. It is no secret; a session whose marker is gone is over for the storefront.
 */
export const signedInCookie = 'colada_signed_in'
/** Who is signed in where staff act for a customer (spec 000 §6, Store mode). */
export const staffMark = 'staff'
/** The promo code of the order being made; it goes with the cart (spec 000 §4, Cart and checkout). */
export const couponCookie = 'colada_coupon'
/** A message for the next page, shown once (spec 000 §2, Route guards). */
export const flashCookie = 'colada_flash'

/** The marker of a session: who is signed in, and what tells the session from the one before it. */
export const markerOf = (who: 'customer' | typeof staffMark, session: string): string => `${who}.${session}`

export const marksStaff = (marker: string | undefined): boolean => marker?.split('.')[0] === staffMark

/** The marker of the session that this browser is in now. */
export const sessionMarker = (): string | undefined => readCookies(document.cookie).get(signedInCookie)

/** The cookies of a `Cookie` header or of `document.cookie`. */
export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const]
  })
  return new Map(pairs)
}

/**
 * Writes a cookie that scripts may read; without `days` it ends with the browser. When this returns, the browser has
 * it: it writes beside the page, and what tabs tell each other overtakes that unless the writer has read it back.
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = days === undefined ? '' : `; Max-Age=${days * 86_400}`
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
  void document.cookie
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
