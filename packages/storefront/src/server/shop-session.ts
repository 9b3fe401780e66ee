import { randomBytes } from 'node:crypto'
import type { SessionCookie } from '@colada/server/gateway/session-cookie'
import { sessionCookie, signedInCookie, staffMarker, toSessionMarker } from '../platform/store/cookies.ts'

/** The cookies of a customer's session. */
export const shopSession = (isSecure: boolean): SessionCookie => ({
  ...sessionCookie,
  markerName: signedInCookie,
  isSecure,
})

/**
 * The marker of a new session.
 *
 * @param customer `null` when the API does not say who it is; the customer is then told apart by the session.
 */
export function createCustomerMarker(customer: string | null, isStoreMode = false): string {
  const id = randomBytes(6).toString('base64url')
  return toSessionMarker(isStoreMode ? staffMarker : 'customer', customer ?? id, id)
}
