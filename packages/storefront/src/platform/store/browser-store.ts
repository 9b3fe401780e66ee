import { onBroadcast } from '@colada/client/browser/broadcast'
import { onPageShown } from '@colada/client/browser/page-shown'
import { readKnownPlace } from '@colada/domain/coverage/known-place'
import { pickUrlParams } from '@colada/domain/wire/url-params'
import { readChoice } from '../privacy/saved-choices.ts'
import { customerOf, isStaffMarker, readCookies, signedInCookie } from './cookies.ts'
import { pageShown } from './page-actions.ts'
import { processCookie, parseProcess } from './process-cookie.ts'
import type { RootState } from './root-reducer.ts'
import { followSession, reloadSession, sessionChannel, type SharedSession } from './session-tabs.ts'
import { chosenStoreKey, placeKey } from './storage-keys.ts'
import { type AppStore, createStore } from './store.ts'

/** The state that this browser has saved in its cookies, and the campaign parameters of the page's URL. */
function readSavedState(): Partial<RootState> {
  const cookies = readCookies(document.cookie)
  return {
    process: parseProcess(cookies.get(processCookie)),
    session: {
      signedIn: cookies.has(signedInCookie),
      staff: isStaffMarker(cookies.get(signedInCookie)),
      customer: customerOf(cookies.get(signedInCookie)),
      expired: false,
    },
    visit: { urlParams: pickUrlParams(location.search) },
    chosenStore: { id: Number(readChoice(chosenStoreKey)) || null },
    place: { known: readKnownPlace(readChoice(placeKey)) },
  }
}

/** The store of a page, with what the browser has saved; it follows what other tabs do to the session. */
export function createBrowserStore(): AppStore {
  const store = createStore(readSavedState())
  onPageShown(() => {
    store.dispatch(reloadSession())
    store.dispatch(pageShown())
  })
  onBroadcast(sessionChannel, (session) => store.dispatch(followSession(session as SharedSession)))
  return store
}
