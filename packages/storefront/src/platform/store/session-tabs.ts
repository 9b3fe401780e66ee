import { broadcast } from '@colada/client/browser/broadcast'
import { customerOf, sessionMarker } from './cookies.ts'
import type { AppDispatch, RootState } from './root-reducer.ts'
import {
  sessionChanged,
  sessionExpired,
  sessionLoaded,
  type SessionState,
  signedOutInOtherTab,
} from './session-slice.ts'

/** Broadcast channel on which tabs announce that the session has changed. */
export const sessionChannel = 'colada-session'

/** What a tab announces: the customer who is signed in, or whose session expired; `null` after a log-out. */
export type SharedSession = Pick<SessionState, 'customer' | 'expired'>

export function broadcastSession({ customer, expired }: SessionState): void {
  broadcast(sessionChannel, { customer, expired } satisfies SharedSession)
}

/** Applies the session of another tab, so that no tab shows the data of a customer who left (trust 13). */
export const followSession =
  ({ customer, expired }: SharedSession) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const page = getState().session
    if (expired) {
      const isOver = page.customer === customer && sessionMarker() === undefined
      if (page.signedIn && isOver) dispatch(sessionExpired())
    } else if (customer === null) {
      // A page whose session expired keeps what was entered, and asks for a new log-in.
      if (page.signedIn) dispatch(signedOutInOtherTab())
    } else if (page.customer !== null && page.customer !== customer) dispatch(sessionChanged())
    else if (!page.signedIn) dispatch(sessionLoaded({ signedIn: true, staff: false, customer }))
  }

/** Follows the session that the browser has now: a page that was frozen gets no announcement. */
export const reloadSession = () => (dispatch: AppDispatch) => {
  // Without cookies nothing is saved.
  if (navigator.cookieEnabled)
    dispatch(followSession({ customer: customerOf(sessionMarker()), expired: false }))
}
