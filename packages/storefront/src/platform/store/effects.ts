import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { cartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { cartRead, cartSlice } from './cart-slice.ts'
import { removeCookie, writeCookie } from './cookies.ts'
import { processBegun, processCookie, processLeft, writeProcess } from './process-slice.ts'
import type { RootState } from './root-reducer.ts'

/** What must happen outside the store when it changes: the cart and the process are kept in cookies. */
export function startEffects() {
  const effects = createListenerMiddleware<RootState>()

  effects.startListening({
    predicate: (action, now, before) => !cartRead.match(action) && now.cart.lines !== before.cart.lines,
    effect: (_, { getState }) => {
      const { cart, process } = cartAndProcess(getState())
      // Spec 000 §4: the cookie keeps the cart of a new order only; a process works on a cart of its own.
      if (process.type !== 'reserve_order') return
      if (cart.lines.length === 0) removeCookie(cartCookie.name)
      else writeCookie(cartCookie.name, writeCartCookie(cart), cartCookie.days)
    },
  })

  effects.startListening({
    matcher: isAnyOf(processBegun, processLeft),
    effect: (_, { getState }) => {
      const { process } = cartAndProcess(getState())
      if (process.type === 'reserve_order') removeCookie(processCookie)
      else writeCookie(processCookie, writeProcess(process))
    },
  })

  return effects.middleware
}

const cartAndProcess = (state: RootState) => ({ cart: cartSlice.selectSlice(state), process: state.process })
