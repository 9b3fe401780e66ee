import { cartCookie, readCartCookie } from '@colada/domain/cart/cart-cookie'
import { cartRead } from './cart-slice.ts'
import { readCookies, signedInCookie, staffMark } from './cookies.ts'
import { processCartCookie, processCookie, readProcess } from './process-cookie.ts'
import { processRead } from './process-slice.ts'
import { sessionRead } from './session-slice.ts'
import { type AppStore, createBrowserStore } from './store.ts'

/** A store that knows what this browser remembers. */
export function startStore(): AppStore {
  const store = createBrowserStore()
  const cookies = readCookies(document.cookie)
  const process = readProcess(cookies.get(processCookie))
  const cart = cookies.get(process.type === 'reserve_order' ? cartCookie.name : processCartCookie)
  store.dispatch(processRead(process))
  store.dispatch(cartRead(readCartCookie(cart)))
  store.dispatch(
    sessionRead({
      signedIn: cookies.has(signedInCookie),
      staff: cookies.get(signedInCookie) === staffMark,
    }),
  )
  return store
}
