import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface Session {
  /** The API does not know the session any more; the person logs in again and returns to the same page. */
  readonly isExpired: boolean
  /** The customer whom this page has opened; `null` when none, or when another tab has opened another one since. */
  readonly actingFor: number | null
  /** The customer opened last on this page. */
  readonly lastCustomer: NamedCustomer | null
}

export interface NamedCustomer {
  readonly id: number
  readonly name: string
}

const initialState: Session = { isExpired: false, actingFor: null, lastCustomer: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => initialState,
    sessionExpired: () => ({ ...initialState, isExpired: true }),
    customerOpened: (session, { payload }: PayloadAction<NamedCustomer>) => {
      session.actingFor = payload.id
      session.lastCustomer = payload
    },
    customerClosed: (session) => {
      session.actingFor = null
    },
  },
  selectors: {
    selectIsExpired: (session) => session.isExpired,
    selectActingFor: (session) => session.actingFor,
    selectLastCustomer: (session) => session.lastCustomer,
  },
})

export const { sessionOpened, sessionExpired, customerOpened, customerClosed } = sessionSlice.actions
export const { selectIsExpired, selectActingFor, selectLastCustomer } = sessionSlice.selectors

/** The part of the store's state that the selectors read. */
export type SessionState = Parameters<typeof selectActingFor>[0]
