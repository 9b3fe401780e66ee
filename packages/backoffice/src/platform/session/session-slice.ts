import { createSlice } from '@reduxjs/toolkit'

interface Session {
  /** The API does not know the session any more; the person logs in again and returns to the same page. */
  readonly isExpired: boolean
}

const initialState: Session = { isExpired: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => ({ isExpired: false }),
    sessionExpired: () => ({ isExpired: true }),
  },
  selectors: { selectIsExpired: (session) => session.isExpired },
})

export const { sessionOpened, sessionExpired } = sessionSlice.actions
export const { selectIsExpired } = sessionSlice.selectors
