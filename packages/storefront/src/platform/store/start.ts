import { cartCookie, readCartCookie } from '@colada/domain/cart/cart-cookie'
import { cartRead } from './cart-slice.ts'
import { readCookies, signedInCookie } from './cookies.ts'
import { processCartCookie, processCookie, processRead, readProcess } from './process-slice.ts'
import { sessionRead } from './session-slice.ts'
import type { AppStore } from './store.ts'

/** Tells the store what this browser remembers. After hydration, so that the first rendering matches the document. */
export function rememberVisitor(store: AppStore): void {
  const cookies = readCookies(document.cookie)
  const process = readProcess(cookies.get(processCookie))
  const cart = cookies.get(process.type === 'reserve_order' ? cartCookie.name : processCartCookie)
  store.dispatch(processRead(process))
  store.dispatch(cartRead(readCartCookie(cart)))
  store.dispatch(sessionRead(cookies.has(signedInCookie)))
}
