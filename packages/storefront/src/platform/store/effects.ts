import { createListenerMiddleware } from '@reduxjs/toolkit'
import { cartCookie, readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { cartEmptied, cartRead, cartReplaced } from './cart-slice.ts'
import { couponCookie, readCookies, removeCookie, writeCookie } from './cookies.ts'
import { processBegun, processLeft } from './process-slice.ts'
import { processCartCookie, processCookie, writeProcess } from './process-cookie.ts'
import type { RootState } from './root-state.ts'
import { signedOut } from './session-slice.ts'

/** What must happen outside the store when it changes: the cart and the process are kept in cookies. */
export function startEffects() {
  const effects = createListenerMiddleware<RootState>()

  effects.startListening({
    predicate: (action, now, before) => !cartRead.match(action) && now.cart.lines !== before.cart.lines,
    effect: (_, { getState }) => {
      const { cart, process } = getState()
      // Spec 000 §4: the cookie keeps the cart of a new order only; a process works on a cart of its own.
      const cookie =
        process.type === 'reserve_order' ? cartCookie : { name: processCartCookie, days: undefined }
      if (cart.lines.length === 0) {
        removeCookie(cookie.name)
        // An emptied cart clears the coupon.
        if (cookie === cartCookie) removeCookie(couponCookie)
      } else writeCookie(cookie.name, writeCartCookie(cart), cookie.days)
    },
  })

  effects.startListening({
    actionCreator: processBegun,
    effect: ({ payload }, { dispatch }) => {
      writeCookie(processCookie, writeProcess(payload.process))
      dispatch(cartReplaced(payload.cart))
    },
  })

  effects.startListening({
    actionCreator: processLeft,
    effect: (_, { dispatch }) => {
      removeCookie(processCookie)
      removeCookie(processCartCookie)
      dispatch(cartRead(readCartCookie(readCookies(document.cookie).get(cartCookie.name))))
    },
  })

  // An order that was modelled on another is made, or given up: what comes next is a plain new one.
  effects.startListening({
    actionCreator: cartEmptied,
    effect: (_, { getState, dispatch }) => {
      const { process } = getState()
      if (process.type === 'reserve_order' && process.orderId !== null) dispatch(processLeft())
    },
  })

  // An order that exists is its customer's; whoever comes next does not work on it.
  effects.startListening({
    actionCreator: signedOut,
    effect: (_, { getState, dispatch }) => {
      if (getState().process.orderId !== null) dispatch(processLeft())
    },
  })

  return effects.middleware
}
