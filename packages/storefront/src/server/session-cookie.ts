import { randomBytes } from 'node:crypto'
import { sessionCookie, signedInCookie, toSessionMarker } from '../platform/store/cookies.ts'

/** Attributes of the session cookie. */
export interface SessionCookie {
  /** With https the name has the `__Host-` prefix. */
  readonly secure: boolean
}

const MAX_AGE_S = sessionCookie.days * 86_400
const tokenPattern = /^[\w.~-]{16,200}$/

function nameOf({ secure }: SessionCookie): string {
  return secure ? `__Host-${sessionCookie.name}` : sessionCookie.name
}

/**
 * The session token, or `null` without a well-formed one. A token without the session marker is ignored: the page has
 * removed the marker of a session that ended.
 */
export function sessionToken(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  const value = cookies.get(nameOf(session))
  return value !== undefined && tokenPattern.test(value) && cookies.has(signedInCookie) ? value : null
}

/** `Set-Cookie` headers that open a session: of the browser session, or of 30 days with `remember`. */
export function openSession(value: string, remember: boolean, session: SessionCookie): string[] {
  if (!tokenPattern.test(value)) throw new Error('The login token of the API is not valid in a cookie.')
  const age = remember ? `; Max-Age=${MAX_AGE_S}` : ''
  return setCookieHeaders(
    value,
    toSessionMarker('customer', randomBytes(6).toString('base64url')),
    age,
    session,
  )
}

/** `Set-Cookie` headers that end it. */
export function closeSession(session: SessionCookie): string[] {
  return setCookieHeaders('', '', '; Max-Age=0', session)
}

function setCookieHeaders(value: string, marker: string, age: string, session: SessionCookie): string[] {
  const common = `; Path=/; SameSite=Lax${age}${session.secure ? '; Secure' : ''}`
  return [`${nameOf(session)}=${value}${common}; HttpOnly`, `${signedInCookie}=${marker}${common}`]
}
