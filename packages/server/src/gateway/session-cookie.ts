import { readCookies } from '@colada/domain/wire/cookies'

/**
 * Cookies of a session: one with the token, which scripts cannot read, and a marker, which they can. Pages learn from the
 * marker who is signed in, and remove it to end the session.
 */
export interface SessionCookie {
  /** Name of the cookie with the token, without the prefix. */
  readonly name: string
  readonly markerName: string
  /** Days that a remembered session lasts; others last as long as the browser's session. */
  readonly days: number
  /** With https the name of the token's cookie has the `__Host-` prefix. */
  readonly isSecure: boolean
}

const DAY_S = 86_400
const tokenPattern = /^[\w.~-]{16,200}$/

function nameOf({ name, isSecure }: SessionCookie): string {
  return isSecure ? `__Host-${name}` : name
}

/**
 * The session token, or `null` without a well-formed one. A token without the session marker is ignored: the page has
 * removed the marker of a session that ended.
 */
export function sessionToken(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  return cookies.has(session.markerName) ? tokenOf(cookies, session) : null
}

/** The token of a session without its marker, which is revoked; `null` without one. */
export function orphanToken(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  return cookies.has(session.markerName) ? null : tokenOf(cookies, session)
}

/** The session token of a request; `null` without one. */
export function requestToken(
  { headers }: { readonly headers: { readonly cookie?: string | undefined } },
  session: SessionCookie,
): string | null {
  return sessionToken(readCookies(headers.cookie), session)
}

function tokenOf(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  const value = cookies.get(nameOf(session))
  return value !== undefined && tokenPattern.test(value) ? value : null
}

interface OpenedSession {
  readonly token: string
  /** Value of the marker. */
  readonly marker: string
  /** Whether it outlasts the browser's session. */
  readonly isRemembered: boolean
}

/** `Set-Cookie` headers of the session and of its marker. */
interface SessionHeaders {
  readonly session: string
  readonly marker: string
}

/** The headers that open a session. */
export function openSession(
  { token, marker, isRemembered }: OpenedSession,
  session: SessionCookie,
): SessionHeaders {
  if (!tokenPattern.test(token)) throw new Error('The login token of the API is not valid in a cookie.')
  return setCookieHeaders(token, marker, isRemembered ? `; Max-Age=${session.days * DAY_S}` : '', session)
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
  const common = `; Path=/; SameSite=Lax${age}${session.isSecure ? '; Secure' : ''}`
  return {
    session: `${nameOf(session)}=${value}${common}; HttpOnly`,
    marker: `${session.markerName}=${marker}${common}`,
  }
}
