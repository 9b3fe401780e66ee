import { broadcast } from '@colada/client/browser/broadcast'
import { isSameCart } from '@colada/domain/cart/cart-cookie'
import { createAction } from '@reduxjs/toolkit'
import { readCookies } from '../../platform/store/cookies.ts'
import { processCookie, parseProcess } from '../../platform/store/process-cookie.ts'
import { newOrder, selectProcess } from '../../platform/store/process-slice.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import { cartLoaded, type SavedCart, selectCart, selectCoupon } from './cart-slice.ts'
import { readSavedCart } from './saved-cart.ts'

/** Broadcast channel on which tabs announce a change of the cart's cookies. */
export const cartChannel = 'colada-cart'

/** Another tab has changed the saved cart. */
export const cartChangedInOtherTab = createAction('cart/changedInOtherTab')

/** Notifies the other tabs that the saved cart has changed. */
export function broadcastCartChange(): void {
  broadcast(cartChannel, null)
}

/**
 * Reads the saved cart again, so that all tabs have the same one: without it the tab that writes last would remove what
 * another tab added.
 */
export const reloadCart = () => (dispatch: AppDispatch, getState: () => RootState) => {
  // Without cookies nothing is saved.
  if (!navigator.cookieEnabled) return
  const process = selectProcess(getState())
  // A process that another tab has begun or ended belongs to that tab.
  const savedProcess = parseProcess(readCookies(document.cookie).get(processCookie))
  if (process.type !== newOrder.type && savedProcess.orderId !== process.orderId) return
  const savedCart = readSavedCart(process)
  const cart = { ...selectCart(getState()), coupon: selectCoupon(getState()) }
  if (!isSame(savedCart, cart)) dispatch(cartLoaded(savedCart))
}

const isSame = (one: SavedCart, other: SavedCart): boolean =>
  one.coupon === other.coupon && isSameCart(one, other)
