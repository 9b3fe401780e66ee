import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productAdded } from '#storefront/features/cart/cart-slice.ts'
import { currentNotices } from '#storefront/platform/notices/notices.ts'
import {
  readCookies,
  signedInCookie,
  toSessionMarker,
  writeCookie,
} from '#storefront/platform/store/cookies.ts'
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { seenPricesKey, syncedCartKey } from '#storefront/platform/store/storage-keys.ts'
import { useSignOut } from '#storefront/shell/use-sign-out.ts'
import { fakeApi, type Handlers, ok, rejected } from '../support/fake-api.ts'
import { inPage } from '../support/in-page.tsx'

const shirt = { productId: 1, quantity: 2 }
const saved = { 'PUT /kept_cart': ({ cart }: { cart: unknown }) => ok({ cart }) }
const open = () => writeCookie(signedInCookie, toSessionMarker('customer', '7', 'a'))

/** A customer with a shirt in the cart logs out. */
async function signOut(handlers: Handlers) {
  open()
  const { requests, store } = fakeApi(handlers)
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(shirt))
  localStorage.setItem(seenPricesKey, '[[1,"Camisa",395]]')
  const { result } = renderHook(() => useSignOut(), { wrapper: inPage(store) })
  await result.current()
  return { calls: () => requests.map(({ call }) => call), store }
}

const notices = () => currentNotices().map(({ key }) => key)

beforeEach(() => localStorage.setItem(syncedCartKey, ''))
afterEach(() => void vi.restoreAllMocks())

test('sends the cart to the account, ends the session, and clears the browser', async () => {
  const { calls, store } = await signOut({ ...saved, 'POST /logout': () => ok() })
  expect(calls()).toEqual(['PUT /kept_cart', 'POST /logout'])
  expect(store.getState()).toMatchObject({ cart: { lines: [] }, session: { signedIn: false } })
  await expect.poll(() => [...readCookies(document.cookie).keys()]).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
  expect(notices()).toEqual([])
})

test('keeps a cart that could not be sent', async () => {
  const { store } = await signOut({ 'PUT /kept_cart': () => rejected(500, 500), 'POST /logout': () => ok() })
  expect(store.getState()).toMatchObject({ cart: { lines: [shirt] }, session: { signedIn: false } })
})

test('says that an offline log-out is not complete, and completes it when the browser is online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const handlers: Record<string, Handlers[string]> = { ...saved }
  const { calls, store } = await signOut(handlers)
  expect(store.getState().session.signedIn).toBe(false)
  expect(notices()).toEqual(['shell:logOut.offline'])
  handlers['POST /logout'] = () => ok()
  dispatchEvent(new Event('online'))
  await expect.poll(notices).toEqual(['shell:logOut.ended'])
  expect(calls().filter((call) => call === 'POST /logout')).toHaveLength(2)
  dispatchEvent(new Event('online'))
  expect(calls().filter((call) => call === 'POST /logout')).toHaveLength(2)
})

test('offers to repeat a log-out that the shop did not complete, unless there is a new session', async () => {
  const { calls } = await signOut({ ...saved, 'POST /logout': () => rejected(503, 503) })
  expect(notices()).toEqual(['shell:logOut.failed'])
  open()
  currentNotices()[0]!.action!.onClick()
  expect(calls().filter((call) => call === 'POST /logout')).toHaveLength(1)
})
