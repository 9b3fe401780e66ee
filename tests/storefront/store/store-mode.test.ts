import { afterEach, expect, test } from 'vitest'
import { toSessionMarker, signedInCookie, staffMarker } from '#storefront/platform/store/cookies.ts'
import {
  sessionExpired,
  signedIn,
  signedOut,
  selectSignedIn,
  selectStaff,
} from '#storefront/platform/store/session-slice.ts'
import { openTab } from '../support/tabs.ts'

const setSessionMarker = (mark: string) => {
  document.cookie = `${signedInCookie}=${mark}; Path=/`
}

afterEach(() => {
  document.cookie = `${signedInCookie}=; Max-Age=0; Path=/`
})

test('a session of staff shows the shop in store mode', () => {
  setSessionMarker(toSessionMarker(staffMarker, '7', '1'))
  const state = openTab().getState()
  expect([selectSignedIn(state), selectStaff(state)]).toEqual([true, true])
})

test('a customer’s session is never in store mode', () => {
  for (const mark of [toSessionMarker('customer', '7', staffMarker), 'true', 'staffer.1']) {
    setSessionMarker(mark)
    const state = openTab().getState()
    expect([selectSignedIn(state), selectStaff(state)]).toEqual([true, false])
  }
})

test('store mode ends with its session', () => {
  for (const end of [signedOut(), sessionExpired(), signedIn('7')]) {
    setSessionMarker(toSessionMarker(staffMarker, '7', '1'))
    const store = openTab()
    store.dispatch(end)
    expect(selectStaff(store.getState())).toBe(false)
  }
})
