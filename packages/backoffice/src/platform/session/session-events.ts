import type { SessionEvents } from '@colada/client/api/base-query'
import { wireLock } from '@colada/domain/staff/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as z from 'zod/mini'
import { removeMarker, sessionMarker } from './marker.ts'
import { pinDialog, unlocking } from './pin-requests.ts'
import {
  customerClosed,
  lockRead,
  pinAsked,
  selectActingFor,
  sessionExpired,
  type SessionState,
} from './session-slice.ts'

const refusedForPin = z.object({ lock: wireLock })

/** The session of staff that a request is sent in, and the customer for whom the page sends a request of customers. */
export function sessionEvents(
  { access }: Endpoint,
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
): SessionEvents {
  const marker = sessionMarker()
  const customer = access === 'customer' ? selectActingFor(getState() as SessionState) : null
  return {
    headers: customer === null ? {} : { 'x-acting-for': String(customer) },
    onNotSignedIn() {
      if (access === 'customer') {
        // Another tab has closed the customer. Without a session, opening one again asks for a log-in.
        dispatch(customerClosed())
        return 'failed'
      }
      const now = sessionMarker()
      if (now !== undefined && now !== marker) return 'repeat'
      // Without a marker the person has logged out meanwhile.
      if (now !== undefined) {
        removeMarker()
        dispatch(sessionExpired())
      }
      return 'failed'
    },
    // Another tab has opened another customer.
    onSessionChanged: () => dispatch(customerClosed()),
    async onPinRequired(body) {
      const { lock } = refusedForPin.parse(body)
      dispatch(lockRead(lock))
      // The lock screen shows why it was refused.
      if (typeof access === 'object' && access.whileLocked) return null
      if (lock.is_locked) return unlocking.wait()
      dispatch(pinAsked())
      return pinDialog.wait()
    },
  }
}
