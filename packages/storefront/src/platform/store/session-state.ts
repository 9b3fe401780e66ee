/** All the page may know of the session: whether somebody is signed in. The token stays with the gateway (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /**
   * Staff at the counter of a store act for this customer (spec 000 §6, Store mode). It decides what is shown; what staff
   * may do is decided by the API, on the session alone (trust 4).
   */
  readonly staff: boolean
  /** False until the browser has looked. */
  readonly known: boolean
  /** The API ended it, not the customer: whoever was in the middle of something is asked to log in again. */
  readonly expired: boolean
}

export const firstSession: SessionState = { signedIn: false, staff: false, known: false, expired: false }

interface WithSession {
  readonly session: SessionState
}

export const selectSignedIn = ({ session }: WithSession) => session.signedIn
export const selectStaff = ({ session }: WithSession) => session.staff
export const selectSessionExpired = ({ session }: WithSession) => session.expired
