import { followCustomer } from '../features/cart/follow-customer.ts'
import { selectSignedIn } from '../platform/store/session-state.ts'
import type { AppStore } from '../platform/store/store.ts'

let following = false

/** Lets the cart follow whoever is signed in from device to device, from when they are until they are not. */
export function followSession(store: AppStore): void {
  if (following) return
  following = true
  let stop: (() => void) | undefined
  const look = () => {
    const signedIn = selectSignedIn(store.getState())
    if (signedIn) stop ??= followCustomer(store)
    else {
      stop?.()
      stop = undefined
    }
  }
  store.subscribe(look)
  look()
}
