import { logout } from '@colada/domain/account/contract'
import { releaseCart, saveCart } from '../features/cart/cart-sync.ts'
import { api } from '../platform/api/api.ts'
import { dismissNotice, notify } from '../platform/notices/notices.ts'
import { sessionMarker } from '../platform/store/cookies.ts'
import { useAppDispatch } from '../platform/store/hooks.ts'
import type { AppDispatch } from '../platform/store/root-reducer.ts'
import { signedOut } from '../platform/store/session-slice.ts'

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ endpoint: logout, body: {} }) }),
  }),
})

/** Ends the session and clears what this browser has of the customer (spec 000 §4, Session). */
export function useSignOut() {
  const dispatch = useAppDispatch()
  return async () => {
    const isCartSaved = await dispatch(saveCart())
    const isEnded = await dispatch(endSession())
    // The data is cleared even if the request fails.
    dispatch(signedOut())
    if (isCartSaved) dispatch(releaseCart())
    if (!isEnded) dispatch(endSessionLater())
  }
}

const endSession =
  () =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate())
    return error === undefined
  }

/** Says that the session is still open at the shop, and ends it when the browser is online again or on demand. */
const endSessionLater = () => (dispatch: AppDispatch) => {
  const retry = async () => {
    removeEventListener('online', onRetry)
    dismissNotice(notice)
    // A new session has replaced the old one, which the gateway has revoked.
    if (sessionMarker() !== undefined) return
    if (await dispatch(endSession())) notify({ key: 'shell:logOut.ended', tone: 'success' })
    else dispatch(endSessionLater())
  }
  const onRetry = () => void retry()
  addEventListener('online', onRetry)
  const notice = notify({
    key: navigator.onLine ? 'shell:logOut.failed' : 'shell:logOut.offline',
    tone: 'warning',
    duration: 'untilClosed',
    action: { key: 'shell:logOut.retry', altKey: 'shell:logOut.retryFully', onClick: onRetry },
  })
}
