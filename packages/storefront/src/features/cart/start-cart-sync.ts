import { addAppListener } from '../../platform/store/listeners.ts'
import { pageShown } from '../../platform/store/page-actions.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'
import type { AppStore } from '../../platform/store/store.ts'

/** Starts the synchronisation of the cart once a customer is signed in; its code is imported then. */
export function startCartSyncWhenSignedIn(store: AppStore): void {
  store.dispatch(
    addAppListener({
      predicate: (_, state) => selectSignedIn(state),
      effect: async (_, { unsubscribe }) => {
        unsubscribe()
        const { startCartSync } = await import('./cart-sync.ts')
        startCartSync(store)
      },
    }),
  )
  store.dispatch(pageShown())
}
