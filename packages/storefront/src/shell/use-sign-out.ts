import { logout } from '@colada/domain/account/contract'
import { api } from '../platform/api/api.ts'
import { useAppDispatch } from '../platform/store/hooks.ts'
import { signedOut } from '../platform/store/session-slice.ts'

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ endpoint: logout, body: {} }) }),
  }),
})

/** Ends the session and clears the cached customer data (spec 000 §4, Session). */
export function useSignOut() {
  const dispatch = useAppDispatch()
  return async () => {
    // The data is cleared even if the request fails.
    await dispatch(sessionApi.endpoints.logout.initiate())
      .unwrap()
      .catch(() => undefined)
    dispatch(signedOut())
    dispatch(api.util.resetApiState())
  }
}
