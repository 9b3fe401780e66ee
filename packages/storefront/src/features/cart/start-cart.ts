import { onBroadcast } from '@colada/client/browser/broadcast'
import { addAppListener } from '../../platform/store/listeners.ts'
import { pageShown } from '../../platform/store/page-actions.ts'
import { newOrder, processBegun, processLeft, selectProcess } from '../../platform/store/process-slice.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { cartEmptied, cartLoaded, cartReplaced, selectCart, selectCoupon } from './cart-slice.ts'
import { broadcastCartChange, cartChangedInOtherTab, cartChannel, reloadCart } from './cart-tabs.ts'
import { readSavedCart, saveCoupon, saveLines } from './saved-cart.ts'

/** Pauses before the cookies are read again: they may arrive after the message of the tab that wrote them, ms. */
const REREAD_DELAYS_MS = [250, 750]

/**
 * Loads the cart that this browser has saved. From then on it is saved in its cookie, follows the process, and is the same in
 * all tabs.
 */
export function startCart({ dispatch, getState }: AppStore): void {
  dispatch(cartLoaded(readSavedCart(selectProcess(getState()))))

  dispatch(
    addAppListener({
      predicate: (action, now, before) =>
        !cartLoaded.match(action) &&
        (selectCart(now).lines !== selectCart(before).lines || selectCoupon(now) !== selectCoupon(before)),
      effect: (_, { getState: now, getOriginalState }) => {
        const process = selectProcess(now())
        const { lines } = selectCart(now())
        const coupon = selectCoupon(now())
        const isCouponNew = coupon !== selectCoupon(getOriginalState())
        saveLines(process, { lines })
        // The promo code belongs to a new order: the cart of a process leaves it alone. An emptied cart clears it.
        if (process.type === newOrder.type && (isCouponNew || lines.length === 0)) saveCoupon(coupon)
        broadcastCartChange()
      },
    }),
  )

  dispatch(
    addAppListener({
      actionCreator: processBegun,
      effect: ({ payload }) => {
        dispatch(cartReplaced(payload.cart))
      },
    }),
  )

  dispatch(
    addAppListener({
      actionCreator: processLeft,
      effect: () => {
        dispatch(cartLoaded(readSavedCart(newOrder)))
      },
    }),
  )

  // A repeated order is placed or abandoned: the next one is an ordinary new order.
  dispatch(
    addAppListener({
      actionCreator: cartEmptied,
      effect: (_, { getState: now }) => {
        const { type, orderId } = selectProcess(now())
        if (type === newOrder.type && orderId !== null) dispatch(processLeft())
      },
    }),
  )

  dispatch(
    addAppListener({
      actionCreator: pageShown,
      effect: () => {
        dispatch(reloadCart())
      },
    }),
  )

  dispatch(
    addAppListener({
      actionCreator: cartChangedInOtherTab,
      effect: async (_, { delay }) => {
        dispatch(reloadCart())
        for (const pauseMs of REREAD_DELAYS_MS) {
          await delay(pauseMs)
          dispatch(reloadCart())
        }
      },
    }),
  )
  onBroadcast(cartChannel, () => dispatch(cartChangedInOtherTab()))
}
