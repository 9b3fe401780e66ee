import { addListener, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { saveChoiceOrKeepForVisit } from '../privacy/saved-choices.ts'
import { matchRoute } from '../routes/paths.ts'
import { accessOf } from '../routes/route-table.ts'
import { cartEmptied, cartLoaded, cartReplaced } from './cart-slice.ts'
import { broadcastCartChange, cartChangedInOtherTab, reloadCart } from './cart-tabs.ts'
import { storeChosen } from './chosen-store-slice.ts'
import {
  changeDraftCookie,
  flashCookie,
  orderDraftCookie,
  removeCookie,
  signedInCookie,
  writeCookie,
} from './cookies.ts'
import { pageShown } from './page-actions.ts'
import { processCartCookie, processCookie, serializeProcess } from './process-cookie.ts'
import { newOrder, processBegun, processLeft } from './process-slice.ts'
import type { AppDispatch, RootState } from './root-reducer.ts'
import { readSavedCart, saveCoupon, saveLines } from './saved-cart.ts'
import { sessionChanged, sessionExpired, signedIn, signedOut, signedOutInOtherTab } from './session-slice.ts'
import { broadcastSession } from './session-tabs.ts'
import { chosenStoreKey, referralKey } from './storage-keys.ts'
import { forgetUnpaid } from './unpaid-cookie.ts'

/** The action that adds a listener, with the types of the store. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()

/** Pauses before the cookies are read again: they may arrive after the message of the tab that wrote them, ms. */
const REREAD_DELAYS_MS = [250, 750]

/** One minute: the message is for the page that is loaded next. */
const FLASH_DAYS = 1 / (24 * 60)

/** Loads the page again, with a message. What was entered belongs to a customer who left, so no confirmation is needed. */
function reloadPage(message: 'sessionChanged' | 'signedOutInOtherTab'): void {
  writeCookie(flashCookie, message, FLASH_DAYS)
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  location.reload()
}

/** Side effects of the store: the cart and the process are saved in cookies and shared with other tabs, the chosen store is saved. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()

  startListening({
    predicate: (action, now, before) =>
      !cartLoaded.match(action) &&
      (now.cart.lines !== before.cart.lines || now.cart.coupon !== before.cart.coupon),
    effect: (_, { getState, getOriginalState }) => {
      const { cart, process } = getState()
      const isCouponNew = cart.coupon !== getOriginalState().cart.coupon
      saveLines(process, cart)
      // The promo code belongs to a new order: the cart of a process leaves it alone. An emptied cart clears it.
      if (process.type === newOrder.type && (isCouponNew || cart.lines.length === 0)) saveCoupon(cart)
      broadcastCartChange()
    },
  })

  startListening({
    actionCreator: processBegun,
    effect: ({ payload }, { dispatch }) => {
      writeCookie(processCookie, serializeProcess(payload.process))
      dispatch(cartReplaced(payload.cart))
    },
  })

  startListening({
    actionCreator: processLeft,
    effect: (_, { dispatch }) => {
      removeCookie(processCookie)
      removeCookie(processCartCookie)
      dispatch(cartLoaded(readSavedCart(newOrder)))
    },
  })

  // A repeated order is placed or abandoned: the next one is an ordinary new order.
  startListening({
    actionCreator: cartEmptied,
    effect: (_, { getState, dispatch }) => {
      const { process } = getState()
      if (process.type === newOrder.type && process.orderId !== null) dispatch(processLeft())
    },
  })

  startListening({
    actionCreator: signedOut,
    effect: () => {
      // When the log-out call failed, the session cookie is still there: without the marker the gateway revokes it.
      removeCookie(signedInCookie)
      // The cart leaves with its own function; a pending payment attempt stays, so that nothing is paid twice.
      for (const name of [orderDraftCookie, changeDraftCookie]) removeCookie(name)
      sessionStorage.removeItem(referralKey)
    },
  })

  startListening({
    matcher: isAnyOf(signedOut, signedOutInOtherTab),
    effect: (_, { getState, dispatch }) => {
      forgetUnpaid()
      // An existing order belongs to the customer who left.
      if (getState().process.orderId !== null) dispatch(processLeft())
    },
  })

  startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired),
    effect: (_, { getState }) => broadcastSession(getState().session),
  })

  // The guard of the customer's page leads to the log-in.
  startListening({
    actionCreator: signedOutInOtherTab,
    effect: () => {
      const route = matchRoute(location.pathname)?.name
      if (route !== undefined && accessOf(route) === 'customer') reloadPage('signedOutInOtherTab')
    },
  })

  // After an ended session somebody else logged in: the page still has what the other customer entered.
  startListening({
    predicate: (action, _, { session }) =>
      signedIn.match(action) && session.customer !== null && session.customer !== action.payload,
    effect: (_, { dispatch }) => {
      dispatch(sessionChanged())
    },
  })

  startListening({
    actionCreator: sessionChanged,
    effect: () => reloadPage('sessionChanged'),
  })

  startListening({
    actionCreator: storeChosen,
    effect: ({ payload }) => saveChoiceOrKeepForVisit(chosenStoreKey, String(payload)),
  })

  startListening({
    actionCreator: pageShown,
    effect: (_, { dispatch }) => {
      dispatch(reloadCart())
    },
  })

  startListening({
    actionCreator: cartChangedInOtherTab,
    effect: async (_, { dispatch, delay }) => {
      dispatch(reloadCart())
      for (const pauseMs of REREAD_DELAYS_MS) {
        await delay(pauseMs)
        dispatch(reloadCart())
      }
    },
  })

  return middleware
}
