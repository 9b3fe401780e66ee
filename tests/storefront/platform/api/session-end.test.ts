import { getMe } from '@colada/domain/account/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterEach, expect, test, vi } from 'vitest'
import { baseQuery } from '#storefront/platform/api/base-query.ts'
import {
  toSessionMarker,
  sessionMarker,
  signedInCookie,
  writeCookie,
} from '#storefront/platform/store/cookies.ts'
import { signedOut, selectSessionExpired } from '#storefront/platform/store/session-slice.ts'
import type { AppStore } from '#storefront/platform/store/store.ts'
import { ok, rejected } from '../../support/fake-api.ts'
import { openTab } from '../../support/tabs.ts'

const open = (session: string) => writeCookie(signedInCookie, toSessionMarker('customer', '7', session))

/** A request to an API that accepts only this session; `beforeResponse` runs before the first response. */
const request = async (accepted: string, beforeResponse: (store: AppStore) => void = () => undefined) => {
  let calls = 0
  const store = openTab()
  vi.stubGlobal('fetch', async () => {
    const isAccepted = sessionMarker() === toSessionMarker('customer', '7', accepted)
    calls += 1
    if (calls === 1) beforeResponse(store)
    return isAccepted ? ok() : rejected(statusCodes.notSignedIn.code, 401)
  })
  const { data, error } = await baseQuery(
    { endpoint: getMe },
    { signal: new AbortController().signal, dispatch: store.dispatch, getState: store.getState } as never,
    {},
  )
  return { data, error, calls, isExpired: selectSessionExpired(store.getState()) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  writeCookie(signedInCookie, '', 0)
})

test('a session that the API rejects expires, and its marker is removed', async () => {
  open('first')
  expect(await request('none')).toMatchObject({ error: { status: 401 }, isExpired: true, calls: 1 })
  expect(sessionMarker()).toBeUndefined()
})

test('a request without a session expires it', async () => {
  expect(await request('none')).toMatchObject({ error: { status: 401 }, isExpired: true, calls: 1 })
})

test('a 401 for an earlier session is retried with the new one', async () => {
  open('first')
  expect(await request('second', () => open('second'))).toMatchObject({
    data: { status: { code: 200 } },
    isExpired: false,
    calls: 2,
  })
  expect(sessionMarker()).toBe('customer.7.second')
})

test('a newer session that is rejected as well expires', async () => {
  open('first')
  expect(await request('none', () => open('second'))).toMatchObject({ isExpired: true, calls: 2 })
  expect(sessionMarker()).toBeUndefined()
})

test('a session that another tab has ended expires', async () => {
  open('first')
  expect(await request('none', () => writeCookie(signedInCookie, '', 0))).toMatchObject({ isExpired: true })
})

test('a 401 after the customer has signed out is no expiry', async () => {
  open('first')
  const { isExpired } = await request('none', (store) => {
    store.dispatch(signedOut())
  })
  expect(isExpired).toBe(false)
})

// Offline no response clears the cookies, and the next user of the browser would be signed in.
test('signing out removes the marker, even if the request fails', async () => {
  open('first')
  openTab().dispatch(signedOut())
  await expect.poll(() => sessionMarker()).toBeUndefined()
})
