import { getMe } from '@colada/domain/account/calls'
import { statusCodes } from '@colada/domain/wire/status'
import { afterEach, expect, test, vi } from 'vitest'
import { callQuery } from '../../../../packages/storefront/src/platform/api/call-query.ts'
import {
  markerOf,
  sessionMarker,
  signedInCookie,
  writeCookie,
} from '../../../../packages/storefront/src/platform/store/cookies.ts'
import { selectSessionExpired } from '../../../../packages/storefront/src/platform/store/session-state.ts'
import { startStore } from '../../../../packages/storefront/src/platform/store/start.ts'
import { refused } from '../../support/fake-api.ts'

const open = (session: string) => writeCookie(signedInCookie, markerOf('customer', session))

/** A call whose session the API no longer knows; `meanwhile` happens before its answer is here. */
const askOfEndedSession = async (meanwhile: () => void = () => undefined) => {
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return refused(statusCodes.notSignedIn.code, 401)
  })
  const store = startStore()
  const { error } = await callQuery(
    { call: getMe },
    { signal: new AbortController().signal, dispatch: store.dispatch } as never,
    {},
  )
  expect(error).toMatchObject({ kind: 'refused', http: 401 })
  return store.getState()
}

afterEach(() => {
  vi.unstubAllGlobals()
  writeCookie(signedInCookie, '', 0)
})

test('a session that the API no longer knows is over, and its marker is gone', async () => {
  open('first')
  const state = await askOfEndedSession()
  expect(selectSessionExpired(state)).toBe(true)
  expect(sessionMarker()).toBeUndefined()
})

test('who was never signed in is asked to log in', async () => {
  expect(selectSessionExpired(await askOfEndedSession())).toBe(true)
})

test('a late answer to the session before ends no session that was opened meanwhile', async () => {
  open('first')
  const state = await askOfEndedSession(() => open('second'))
  expect(selectSessionExpired(state)).toBe(false)
  expect(sessionMarker()).toBe('customer.second')
})

test('a session that another tab has left is over here, too', async () => {
  open('first')
  const state = await askOfEndedSession(() => writeCookie(signedInCookie, '', 0))
  expect(selectSessionExpired(state)).toBe(true)
})
