import { acceptedTermsKey } from '../../../platform/store/storage-keys.ts'

/** Remembers until the tab is closed that the terms were accepted: the log-in with Facebook is another document. */
export function rememberTermsAccepted(): void {
  try {
    sessionStorage.setItem(acceptedTermsKey, '1')
  } catch {
    // Without storage the next document asks for them.
  }
}

/** Whether the terms were accepted in this tab. Must not be called while the server renders: the tab is not known there. */
export function areTermsAccepted(): boolean {
  try {
    return sessionStorage.getItem(acceptedTermsKey) === '1'
  } catch {
    return false
  }
}
