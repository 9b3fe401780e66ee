import type { SessionEvents } from '@colada/client/api/base-query'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { removeMarker, sessionMarker } from './marker.ts'
import { sessionExpired } from './session-slice.ts'

/** The session of staff that a request is sent in. */
export function sessionEvents(
  _endpoint: Endpoint,
  { dispatch }: Pick<BaseQueryApi, 'dispatch'>,
): SessionEvents {
  const marker = sessionMarker()
  return {
    headers: {},
    onNotSignedIn() {
      const now = sessionMarker()
      if (now !== undefined && now !== marker) return 'repeat'
      // Without a marker the person has logged out meanwhile.
      if (now !== undefined) {
        removeMarker()
        dispatch(sessionExpired())
      }
      return 'failed'
    },
    // The gateway compares no sessions: a staff member has one.
    onSessionChanged: () => undefined,
  }
}
