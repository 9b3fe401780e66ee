import { login } from '@colada/domain/account/contract'
import { updateMe } from '@colada/domain/account/profile-contract'
import { sendMessage } from '@colada/domain/contact/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import { baseQuery } from '#storefront/platform/api/base-query.ts'
import { signedIn, signedOut } from '#storefront/platform/store/session-slice.ts'
import { ok } from '../../support/fake-api.ts'
import { openTab } from '../../support/tabs.ts'

/** What a page that was opened with a query sends to an endpoint. */
async function sentTo(endpoint: Endpoint, search: string, body: unknown): Promise<unknown> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => ok())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { ...location, search })
  const store = openTab()
  store.dispatch(signedIn('7'))
  store.dispatch(signedOut())
  const { dispatch, getState } = store
  const signal = new AbortController().signal
  await baseQuery({ endpoint, body }, { signal, dispatch, getState } as never, {})
  const sent = fetch.mock.calls[0]![1].body
  return sent instanceof FormData ? Object.fromEntries(sent) : JSON.parse(sent as string)
}

afterEach(() => vi.unstubAllGlobals())

const search = '?utm_source=boletin&next=%2Fcesto'

test('sends the campaign parameters of the first page with the endpoints that take them', async () => {
  expect(await sentTo(login, search, { email: 'a' })).toEqual({
    email: 'a',
    url_params: 'utm_source=boletin',
  })
  expect(await sentTo(checkZipCode, search, { cp: '28013' })).toEqual({
    cp: '28013',
    url_param: 'utm_source=boletin',
  })
  const form = new FormData()
  form.append('name', 'Ana')
  expect(await sentTo(sendMessage, search, form)).toEqual({ name: 'Ana', url_params: 'utm_source=boletin' })
})

test('sends none with other endpoints, and none without any', async () => {
  expect(await sentTo(updateMe, search, { phone: '1' })).toEqual({ phone: '1' })
  expect(await sentTo(login, '?next=%2Fcesto', { email: 'a' })).toEqual({ email: 'a' })
})
