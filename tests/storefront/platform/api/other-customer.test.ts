import { createAddress } from '@colada/domain/account/address-contract'
import { getMe } from '@colada/domain/account/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseQuery } from '#storefront/platform/api/base-query.ts'
import {
  customerHeader,
  flashCookie,
  readCookies,
  removeCookie,
  signedInCookie,
  toSessionMarker,
  writeCookie,
} from '#storefront/platform/store/cookies.ts'
import { sessionExpired, signedIn, signedOut } from '#storefront/platform/store/session-slice.ts'
import type { AppStore } from '#storefront/platform/store/store.ts'
import { ok, rejected } from '../../support/fake-api.ts'
import { openTab } from '../../support/tabs.ts'

const reload = vi.fn()
const open = (customer: string) => writeCookie(signedInCookie, toSessionMarker('customer', customer, 'a'))
const flash = () => readCookies(document.cookie).get(flashCookie)

/** The customer in whose name a page sends a request. */
async function sentFor(store: AppStore, endpoint: object, response = ok()) {
  const fetch = vi.fn(async () => response)
  vi.stubGlobal('fetch', fetch)
  const context = {
    signal: new AbortController().signal,
    dispatch: store.dispatch,
    getState: store.getState,
  }
  await baseQuery({ endpoint } as never, context as never, {})
  const [, init] = fetch.mock.calls[0] as unknown as [string, { headers: Record<string, string> }]
  return init.headers[customerHeader]
}

beforeEach(() => vi.stubGlobal('location', { ...location, protocol: 'http:', reload }))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  for (const name of [signedInCookie, flashCookie]) removeCookie(name)
})

test('a change is sent for the customer of the page, not for one who logged in meanwhile in another tab', async () => {
  open('7')
  const store = openTab()
  open('8')
  expect(await sentFor(store, createAddress)).toBe('7')
  expect(await sentFor(store, getMe), 'a read').toBeUndefined()
  store.dispatch(signedOut())
  expect(await sentFor(store, createAddress), 'of a visitor').toBeUndefined()
})

test('a dropped change loads the page again with a message', async () => {
  open('7')
  const store = openTab()
  await sentFor(store, createAddress, rejected(statusCodes.sessionChanged.code, 409))
  expect(flash()).toBe('sessionChanged')
  expect(reload).toHaveBeenCalledOnce()
})

test('after an ended session, only the log-in of another customer loads the page again', () => {
  open('7')
  const store = openTab()
  store.dispatch(sessionExpired())
  store.dispatch(signedIn('7'))
  expect(reload).not.toHaveBeenCalled()
  store.dispatch(sessionExpired())
  store.dispatch(signedIn('8'))
  expect(flash()).toBe('sessionChanged')
  expect(reload).toHaveBeenCalledOnce()
})

test('a log-in after a log-out keeps the page', () => {
  open('7')
  const store = openTab()
  store.dispatch(signedOut())
  store.dispatch(signedIn('8'))
  expect(reload).not.toHaveBeenCalled()
})
