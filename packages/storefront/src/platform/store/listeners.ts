import { writeKnownPlace } from '@colada/domain/coverage/known-place'
import { addListener, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { saveChoiceOrKeepForVisit } from '../privacy/saved-choices.ts'
import { matchRoute } from '../routes/paths.ts'
import { accessOf } from '../routes/route-table.ts'
import { storeChosen } from './chosen-store-slice.ts'
import {
  changeDraftCookie,
  flashCookie,
  orderDraftCookie,
  removeCookie,
  signedInCookie,
  writeCookie,
} from './cookies.ts'
import { placeChecked } from './place-slice.ts'
import { processCartCookie, processCookie, serializeProcess } from './process-cookie.ts'
import { processBegun, processLeft } from './process-slice.ts'
import type { AppDispatch, RootState } from './root-reducer.ts'
import { sessionChanged, sessionExpired, signedIn, signedOut, signedOutInOtherTab } from './session-slice.ts'
import { broadcastSession } from './session-tabs.ts'
import { chosenStoreKey, placeKey, referralKey } from './storage-keys.ts'
import { forgetUnpaid } from './unpaid-cookie.ts'

/** The action that adds a listener, with the types of the store. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()

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

/** Side effects of the platform's slices: the process is saved in a cookie, the session is shared with other tabs, the chosen store is saved. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()

  startListening({
    actionCreator: processBegun,
    effect: ({ payload }) => writeCookie(processCookie, serializeProcess(payload.process)),
  })

  startListening({
    actionCreator: processLeft,
    effect: () => {
      removeCookie(processCookie)
      removeCookie(processCartCookie)
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
    actionCreator: placeChecked,
    effect: ({ payload }) => saveChoiceOrKeepForVisit(placeKey, writeKnownPlace(payload)),
  })

  return middleware
}
