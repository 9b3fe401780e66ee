import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The session as the page sees it. The token stays in the gateway's HttpOnly cookie (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /**
   * Staff act for this customer at a store's counter (spec 000 §6, Store mode). It decides what is shown; the API decides
   * from the session alone what staff may do (trust 4).
   */
  readonly staff: boolean
  /** The API ended the session, not the customer: the page asks to log in again. */
  readonly expired: boolean
}

const anonymous: SessionState = { signedIn: false, staff: false, expired: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    sessionLoaded: (_, { payload }: PayloadAction<Pick<SessionState, 'signedIn' | 'staff'>>) => ({
      ...payload,
      expired: false,
    }),
    signedIn: () => ({ signedIn: true, staff: false, expired: false }),
    signedOut: () => anonymous,
    /** The API no longer accepts the session; the cart stays (spec 000 §2, Checkout). */
    sessionExpired: () => ({ ...anonymous, expired: true }),
  },
  selectors: {
    selectSignedIn: (session) => session.signedIn,
    selectStaff: (session) => session.staff,
    selectSessionExpired: (session) => session.expired,
  },
})

export const { sessionLoaded, signedIn, signedOut, sessionExpired } = sessionSlice.actions
export const { selectSignedIn, selectStaff, selectSessionExpired } = sessionSlice.selectors
