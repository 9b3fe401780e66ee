import type { WireLock } from '@colada/domain/staff/contract'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface Session {
  /** The API does not know the session any more; the person logs in again and returns to the same page. */
  readonly isExpired: boolean
  /** The customer whom this page has opened; `null` when none, or when another tab has opened another one since. */
  readonly actingFor: number | null
  /** The customer opened last on this page. */
  readonly lastCustomer: NamedCustomer | null
  /** As the API said last; `null` before. */
  readonly lock: WireLock | null
  /** A request waits for the PIN. */
  readonly isPinAsked: boolean
}

export interface NamedCustomer {
  readonly id: number
  readonly name: string
}

const initialState: Session = {
  isExpired: false,
  actingFor: null,
  lastCustomer: null,
  lock: null,
  isPinAsked: false,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => initialState,
    sessionClosed: () => initialState,
    sessionExpired: () => ({ ...initialState, isExpired: true }),
    customerOpened: (session, { payload }: PayloadAction<NamedCustomer>) => {
      session.actingFor = payload.id
      session.lastCustomer = payload
    },
    customerClosed: (session) => {
      session.actingFor = null
    },
    lockRead: (session, { payload }: PayloadAction<WireLock>) => {
      session.lock = payload
    },
    /** Its time is over, and the API cannot be reached. */
    sessionLocked: (session) => {
      if (session.lock) session.lock.is_locked = 1
    },
    pinAsked: (session) => {
      session.isPinAsked = true
    },
    pinAnswered: (session) => {
      session.isPinAsked = false
    },
  },
  selectors: {
    selectIsExpired: (session) => session.isExpired,
    selectActingFor: (session) => session.actingFor,
    selectLastCustomer: (session) => session.lastCustomer,
    selectLock: (session) => session.lock,
    selectIsLocked: (session) => session.lock?.is_locked === 1,
    selectIsPinAsked: (session) => session.isPinAsked,
  },
})

export const {
  sessionOpened,
  sessionClosed,
  sessionExpired,
  customerOpened,
  customerClosed,
  lockRead,
  sessionLocked,
  pinAsked,
  pinAnswered,
} = sessionSlice.actions
export const {
  selectIsExpired,
  selectActingFor,
  selectLastCustomer,
  selectLock,
  selectIsLocked,
  selectIsPinAsked,
} = sessionSlice.selectors

/** The part of the store's state that the selectors read. */
export type SessionState = Parameters<typeof selectActingFor>[0]
