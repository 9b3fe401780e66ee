import { logout } from '@colada/domain/account/calls'
import { api } from '../platform/api/api.ts'
import { useAppDispatch } from '../platform/store/hooks.ts'
import { signedOut } from '../platform/store/session-slice.ts'

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ call: logout, body: {} }) }),
  }),
})

/** Ends the session: everything the server told this page about the customer goes with it (spec 000 §4, Session). */
export function useSignOut() {
  const dispatch = useAppDispatch()
  return async () => {
    // Offline or refused, the page forgets all the same.
    await dispatch(sessionApi.endpoints.logout.initiate())
      .unwrap()
      .catch(() => undefined)
    dispatch(signedOut())
    dispatch(api.util.resetApiState())
  }
}
