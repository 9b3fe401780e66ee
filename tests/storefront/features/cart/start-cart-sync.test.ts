import { beforeEach, expect, test, vi } from 'vitest'
import { productAdded } from '#storefront/features/cart/cart-slice.ts'
import { startCartSyncWhenSignedIn } from '#storefront/features/cart/start-cart-sync.ts'
import { readCookies, removeCookie } from '#storefront/platform/store/cookies.ts'
import { signedIn, signedOut } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'

beforeEach(() => {
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
  // A device that has never synchronised.
  localStorage.setItem('colada_met_cart', '')
})

const device = () => fakeApi({ 'PUT /kept_cart': ({ cart }: { cart: unknown }) => ok({ cart }) })

test('sends no cart of a visitor, and synchronises after the log-in', async () => {
  const { requests, store } = device()
  startCartSyncWhenSignedIn(store)
  store.dispatch(productAdded({ productId: 1, quantity: 2 }))
  await vi.dynamicImportSettled()
  expect(requests).toEqual([])
  store.dispatch(signedIn('7'))
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ call: 'PUT /kept_cart', body: { cart: [{ product_id: 1, qty: 2 }] } })
  store.dispatch(signedOut())
})

test('synchronises a signed-in customer at once, and once', async () => {
  const { requests, store } = device()
  store.dispatch(signedIn('7'))
  startCartSyncWhenSignedIn(store)
  await expect.poll(() => requests).toHaveLength(1)
  // A second log-in does not start a second synchronisation.
  store.dispatch(signedOut())
  store.dispatch(signedIn('7'))
  await expect.poll(() => requests).toHaveLength(2)
  await vi.dynamicImportSettled()
  expect(requests).toHaveLength(2)
})
