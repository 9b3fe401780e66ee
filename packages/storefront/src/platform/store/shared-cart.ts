import { isSameCart } from '@colada/domain/cart/cart-cookie'
import { onTabs, tellTabs } from '../browser/tabs.ts'
import { onWake } from '../browser/wake.ts'
import { cartRead } from './cart-slice.ts'
import { type KeptCart, readKeptCart } from './kept-cart.ts'
import { processCookie, readProcess } from './process-cookie.ts'
import { readCookies } from './cookies.ts'
import { newOrder } from './process-state.ts'
import type { AppStore } from './store.ts'

const channelName = 'colada-cart'

/** Milliseconds after which a tab that was told looks once more: what it was told of may reach its cookies later. */
const looksAgain = [250, 1_000]

/** Tells the other tabs that what the cookies keep of the cart has changed. */
export function announceCart(): void {
  tellTabs(channelName, null)
}

/**
 * Lets every tab have the same cart: what another one put in or took out is read from its cookie when it says so, and
 * whenever this tab is looked at again. Without it the tab that writes last would take away what the other added.
 */
export function shareCart(store: AppStore): void {
  const read = () => {
    // Where nothing can be kept, there is nothing to read either.
    if (!navigator.cookieEnabled) return
    const { cart, process } = store.getState()
    // A process that another tab has begun or ended is that tab's; this one goes on with its own.
    const running = readProcess(readCookies(document.cookie).get(processCookie))
    if (process.type !== newOrder.type && running.orderId !== process.orderId) return
    const kept = readKeptCart(process)
    if (isSame(kept, cart)) return
    store.dispatch(cartRead(kept))
  }
  onWake(read)
  onTabs(channelName, () => {
    read()
    for (const later of looksAgain) setTimeout(read, later)
  })
}

const isSame = (one: KeptCart, other: KeptCart): boolean =>
  one.coupon === other.coupon && isSameCart(one, other)
