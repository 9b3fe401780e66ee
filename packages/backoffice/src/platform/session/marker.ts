import { readCookies } from '@colada/domain/wire/cookies'

/** The cookie that tells pages that somebody is signed in; the token is in one that they cannot read. */
export const markerCookie = 'colada_staff_signed_in'

/** The marker of the session; `undefined` when nobody is signed in. */
export function sessionMarker(): string | undefined {
  return readCookies(document.cookie).get(markerCookie)
}

/** Ends the session in this browser: without its marker the token is ignored, and revoked with the next request. */
export function removeMarker(): void {
  document.cookie = `${markerCookie}=; Path=/; Max-Age=0`
}
