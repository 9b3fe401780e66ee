import { createSlice } from '@reduxjs/toolkit'

/** All the page may know of the session: whether somebody is signed in. The token stays with the gateway (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /** False until the browser has looked. */
  readonly known: boolean
  /** The API ended it, not the customer: whoever was in the middle of something is asked to log in again. */
  readonly expired: boolean
}

const initialState: SessionState = { signedIn: false, known: false, expired: false }
const gone = { signedIn: false, known: true }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRead: (_, { payload }: { payload: boolean }) => ({
      signedIn: payload,
      known: true,
      expired: false,
    }),
    signedIn: () => ({ signedIn: true, known: true, expired: false }),
    signedOut: () => ({ ...gone, expired: false }),
    /** The API no longer knows the session; what the customer chose stays (spec 000 §2, Checkout). */
    sessionExpired: () => ({ ...gone, expired: true }),
  },
  selectors: {
    selectSignedIn: (state) => state.signedIn,
    selectSessionKnown: (state) => state.known,
    selectSessionExpired: (state) => state.expired,
  },
})

export const { sessionRead, signedIn, signedOut, sessionExpired } = sessionSlice.actions
export const { selectSignedIn, selectSessionKnown, selectSessionExpired } = sessionSlice.selectors
