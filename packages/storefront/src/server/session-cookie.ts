import { randomBytes } from 'node:crypto'
import { markerOf, signedInCookie } from '../platform/store/cookies.ts'

/** How the session is kept in the browser. */
export interface SessionCookie {
  /** Over https the name carries `__Host-`, which browsers tie to this very host. */
  readonly secure: boolean
}

const days = 30
const token = /^[\w.~-]{16,200}$/

function nameOf({ secure }: SessionCookie): string {
  return secure ? '__Host-colada_session' : 'colada_session'
}

/**
 * The session's token, or `null` where there is none that could be one. Without the marker beside it there is none:
 * a page that was told that its session is over has removed it.
 */
export function sessionToken(cookies: ReadonlyMap<string, string>, session: SessionCookie): string | null {
  const value = cookies.get(nameOf(session))
  return value !== undefined && token.test(value) && cookies.has(signedInCookie) ? value : null
}

/** `Set-Cookie` lines that open a session; `remember` keeps it for 30 days (decisions: Session). */
export function openSession(value: string, remember: boolean, session: SessionCookie): string[] {
  if (!token.test(value)) throw new Error('The API answered a login token that cannot be kept in a cookie.')
  const age = remember ? `; Max-Age=${days * 86_400}` : ''
  return lines(value, markerOf('customer', randomBytes(6).toString('base64url')), age, session)
}

/** `Set-Cookie` lines that end it. */
export function closeSession(session: SessionCookie): string[] {
  return lines('', '', '; Max-Age=0', session)
}

function lines(value: string, marker: string, age: string, session: SessionCookie): string[] {
  const common = `; Path=/; SameSite=Lax${age}${session.secure ? '; Secure' : ''}`
  return [`${nameOf(session)}=${value}${common}; HttpOnly`, `${signedInCookie}=${marker}${common}`]
}
