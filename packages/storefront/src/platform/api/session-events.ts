import type { SessionEvents } from '@colada/client/api/base-query'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { customerHeader, removeCookie, sessionMarker, signedInCookie } from '../store/cookies.ts'
import type { RootState } from '../store/root-reducer.ts'
import {
  selectCustomer,
  selectSessionExpired,
  selectSignedIn,
  sessionChanged,
  sessionExpired,
} from '../store/session-slice.ts'

/** The customer's session that a request is sent in. */
export function sessionEvents(
  endpoint: Endpoint,
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
): SessionEvents {
  const state = () => getState() as RootState
  const marker = sessionMarker()
  const wasSignedIn = selectSignedIn(state())
  // Of the page, not of the cookie: another tab may have logged in as somebody else.
  const customer = endpoint.method === 'GET' ? null : selectCustomer(state())
  return {
    headers: customer === null ? {} : { [customerHeader]: customer },
    onNotSignedIn() {
      // The request was sent with a session that has been replaced since; the API did nothing.
      if (isReplaced(marker)) return 'repeat'
      // Scripts cannot remove the HttpOnly session cookie; without its marker it is ignored.
      if (marker !== undefined) removeCookie(signedInCookie)
      // Not after a log-out or the deletion of the account, which the request was too late for.
      const signedOutMeanwhile = wasSignedIn && !selectSignedIn(state()) && !selectSessionExpired(state())
      if (!signedOutMeanwhile) dispatch(sessionExpired())
      return 'failed'
    },
    onSessionChanged: () => dispatch(sessionChanged()),
  }
}

/** Whether a newer session was started meanwhile, here or in another tab. */
function isReplaced(marker: string | undefined): boolean {
  const now = sessionMarker()
  return now !== undefined && now !== marker
}
