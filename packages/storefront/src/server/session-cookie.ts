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
  return cookies.has(signedInCookie) ? tokenOf(cookies, session) : null
}

/** The token of a session without its marker, which is revoked; `null` without one. */
export function orphanToken(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  return cookies.has(signedInCookie) ? null : tokenOf(cookies, session)
}

function tokenOf(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  const value = cookies.get(nameOf(session))
  return value !== undefined && tokenPattern.test(value) ? value : null
}

interface OpenedSession {
  readonly token: string
  /** `null` when the API does not say who it is; the customer is then told apart by the session. */
  readonly customer: string | null
  /** Of 30 days; otherwise of the browser session. */
  readonly isRemembered: boolean
}

/** `Set-Cookie` headers of the session and of its marker. */
interface SessionHeaders {
  readonly session: string
  readonly marker: string
}

/** The headers that open a session. */
export function openSession(opened: OpenedSession, session: SessionCookie): SessionHeaders {
  const { token: value, customer, isRemembered } = opened
  if (!tokenPattern.test(value)) throw new Error('The login token of the API is not valid in a cookie.')
  const age = isRemembered ? `; Max-Age=${MAX_AGE_S}` : ''
  const id = randomBytes(6).toString('base64url')
  return setCookieHeaders(value, toSessionMarker('customer', customer ?? id, id), age, session)
}

/** The headers that end it. */
export function closeSession(session: SessionCookie): SessionHeaders {
  return setCookieHeaders('', '', '; Max-Age=0', session)
}

function setCookieHeaders(
  value: string,
  marker: string,
  age: string,
  session: SessionCookie,
): SessionHeaders {
  const common = `; Path=/; SameSite=Lax${age}${session.secure ? '; Secure' : ''}`
  return {
    session: `${nameOf(session)}=${value}${common}; HttpOnly`,
    marker: `${signedInCookie}=${marker}${common}`,
  }
}
