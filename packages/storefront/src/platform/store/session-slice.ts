import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The session as the page sees it. The token stays in the gateway's HttpOnly cookie (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /**
   * Staff act for this customer at a store's counter (spec 000 §6, Store mode). It decides what is shown; the API decides
   * from the session alone what staff may do (trust 4).
   */
  readonly staff: boolean
  /**
   * The customer that the page was prepared for, from the session marker; `null` for a visitor. An ended session keeps it,
   * another tab's log-in does not change it: what the page sends is in this customer's name.
   */
  readonly customer: string | null
  /** The API ended the session, not the customer: the page asks to log in again. */
  readonly expired: boolean
}

/** Another customer is signed in than the page was prepared for; the page is loaded again. */
export const sessionChanged = createAction('session/changed')

const anonymous: SessionState = { signedIn: false, staff: false, customer: null, expired: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    sessionLoaded: (
      _,
      { payload }: PayloadAction<Pick<SessionState, 'signedIn' | 'staff' | 'customer'>>,
    ) => ({
      ...payload,
      expired: false,
    }),
    signedIn: (_, { payload }: PayloadAction<string | null>) => ({
      signedIn: true,
      staff: false,
      customer: payload,
      expired: false,
    }),
    signedOut: () => anonymous,
    /** The customer has logged out, or deleted the account, in another tab. */
    signedOutInOtherTab: () => anonymous,
    /** The API no longer accepts the session; the cart stays (spec 000 §2, Checkout). */
    sessionExpired: ({ customer }) => ({ ...anonymous, customer, expired: true }),
  },
  selectors: {
    selectSignedIn: (session) => session.signedIn,
    selectCustomer: (session) => session.customer,
    selectStaff: (session) => session.staff,
    selectSessionExpired: (session) => session.expired,
  },
})

export const { sessionLoaded, signedIn, signedOut, signedOutInOtherTab, sessionExpired } =
  sessionSlice.actions
export const { selectSignedIn, selectCustomer, selectStaff, selectSessionExpired } = sessionSlice.selectors
