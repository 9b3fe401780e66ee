import { createSlice } from '@reduxjs/toolkit'
import { firstSession, type SessionState } from './session-state.ts'

const gone = { signedIn: false, staff: false, known: true }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: firstSession,
  reducers: {
    sessionRead: (_, { payload }: { payload: Pick<SessionState, 'signedIn' | 'staff'> }) => ({
      ...payload,
      known: true,
      expired: false,
    }),
    signedIn: () => ({ signedIn: true, staff: false, known: true, expired: false }),
    signedOut: () => ({ ...gone, expired: false }),
    /** The API no longer knows the session; what the customer chose stays (spec 000 §2, Checkout). */
    sessionExpired: () => ({ ...gone, expired: true }),
  },
})

export const { sessionRead, signedIn, signedOut, sessionExpired } = sessionSlice.actions
