import { createListenerMiddleware } from '@reduxjs/toolkit'
import { cartEmptied, cartRead, cartReplaced } from './cart-slice.ts'
import { removeCookie, signedInCookie, writeCookie } from './cookies.ts'
import { keepCoupon, keepLines, readKeptCart } from './kept-cart.ts'
import { processBegun, processLeft } from './process-slice.ts'
import { processCartCookie, processCookie, writeProcess } from './process-cookie.ts'
import { newOrder } from './process-state.ts'
import type { RootState } from './root-state.ts'
import { signedOut } from './session-slice.ts'
import { announceCart } from './shared-cart.ts'

/** What must happen outside the store when it changes: the cart and the process are kept in cookies. */
export function startEffects() {
  const effects = createListenerMiddleware<RootState>()

  effects.startListening({
    predicate: (action, now, before) =>
      !cartRead.match(action) &&
      (now.cart.lines !== before.cart.lines || now.cart.coupon !== before.cart.coupon),
    effect: (_, { getState, getOriginalState }) => {
      const { cart, process } = getState()
      const given = cart.coupon !== getOriginalState().cart.coupon
      keepLines(process, cart)
      // A code belongs to a new order: what a process does with its cart leaves it alone. An emptied cart clears it.
      if (process.type === newOrder.type && (given || cart.lines.length === 0)) keepCoupon(cart)
      announceCart()
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
      dispatch(cartRead(readKeptCart(newOrder)))
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

  effects.startListening({
    actionCreator: signedOut,
    effect: (_, { getState, dispatch }) => {
      // Where no answer came, the browser still has its session; without the marker that counts no more.
      removeCookie(signedInCookie)
      // An order that exists is its customer's; whoever comes next does not work on it.
      if (getState().process.orderId !== null) dispatch(processLeft())
    },
  })

  return effects.middleware
}
