import { personalTags } from '../../../platform/api/api.ts'
import { customerOf, sessionMarker } from '../../../platform/store/cookies.ts'
import { signedIn } from '../../../platform/store/session-slice.ts'

interface Started {
  readonly dispatch: (action: unknown) => unknown
  readonly queryFulfilled: Promise<unknown>
}

/** Options of every endpoint whose response opens a session. The token stays in the gateway's cookie. */
export const opensSession = {
  /** Dispatches `signedIn` once the request has succeeded. */
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Started) {
    const opened = await queryFulfilled.then(
      () => true,
      () => false,
    )
    if (opened) dispatch(signedIn(customerOf(sessionMarker())))
  },
  invalidatesTags: (_: unknown, problem: unknown) => (problem ? [] : personalTags),
}
