import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the page knows of the session. The token stays in the gateway's HttpOnly cookie (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /**
   * Staff act for this customer at a store's counter (spec 000 §6, Store mode). It decides what is shown; the API decides
   * from the session alone what staff may do (trust 4).
   */
  readonly staff: boolean
  /** False in server-rendered documents, which are the same for everyone. */
  readonly known: boolean
  /** The API ended the session, not the customer: the page asks to log in again. */
  readonly expired: boolean
}

const anonymous: SessionState = { signedIn: false, staff: false, known: false, expired: false }
const ended = { signedIn: false, staff: false, known: true }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    sessionLoaded: (_, { payload }: PayloadAction<Pick<SessionState, 'signedIn' | 'staff'>>) => ({
      ...payload,
      known: true,
      expired: false,
    }),
    signedIn: () => ({ signedIn: true, staff: false, known: true, expired: false }),
    signedOut: () => ({ ...ended, expired: false }),
    /** The API no longer accepts the session; what the customer chose stays (spec 000 §2, Checkout). */
    sessionExpired: () => ({ ...ended, expired: true }),
  },
  selectors: {
    selectSignedIn: (session) => session.signedIn,
    selectStaff: (session) => session.staff,
    selectSessionExpired: (session) => session.expired,
  },
})

export const { sessionLoaded, signedIn, signedOut, sessionExpired } = sessionSlice.actions
export const { selectSignedIn, selectStaff, selectSessionExpired } = sessionSlice.selectors
