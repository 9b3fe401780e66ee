import { cartRead } from './cart-slice.ts'
import { marksStaff, readCookies, signedInCookie } from './cookies.ts'
import { readKeptCart } from './kept-cart.ts'
import { processCookie, readProcess } from './process-cookie.ts'
import { processRead } from './process-slice.ts'
import { sessionRead } from './session-slice.ts'
import { shareCart } from './shared-cart.ts'
import { type AppStore, createBrowserStore } from './store.ts'

/** A store that knows what this browser remembers, and hears what its other tabs do with the cart. */
export function startStore(): AppStore {
  const store = createBrowserStore()
  const cookies = readCookies(document.cookie)
  const process = readProcess(cookies.get(processCookie))
  store.dispatch(processRead(process))
  store.dispatch(cartRead(readKeptCart(process)))
  store.dispatch(
    sessionRead({
      signedIn: cookies.has(signedInCookie),
      staff: marksStaff(cookies.get(signedInCookie)),
    }),
  )
  shareCart(store)
  return store
}
