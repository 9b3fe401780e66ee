/** All the page may know of the session: whether somebody is signed in. The token stays with the gateway (trust 5). */
export interface SessionState {
  readonly signedIn: boolean
  /** False until the browser has looked. */
  readonly known: boolean
  /** The API ended it, not the customer: whoever was in the middle of something is asked to log in again. */
  readonly expired: boolean
}

export const firstSession: SessionState = { signedIn: false, known: false, expired: false }

interface WithSession {
  readonly session: SessionState
}

export const selectSignedIn = ({ session }: WithSession) => session.signedIn
export const selectSessionExpired = ({ session }: WithSession) => session.expired
