import { toOrder } from '@colada/domain/orders/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { couponEntered, productAdded, selectCart } from '#storefront/features/cart/cart-slice.ts'
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'
import { readCookies, removeCookie } from '#storefront/platform/store/cookies.ts'
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { takeBackGarments } from '#storefront/shell/take-back-garments.ts'
import { fakeApi, ok } from '../support/fake-api.ts'
import { wireOrder } from '../support/wire-order.ts'

const order = toOrder(wireOrder)
const lines = order.items.map(({ productId, quantity }) => ({ productId, quantity }))
const wireLines = lines.map(({ productId, quantity }) => ({ product_id: productId, qty: quantity }))
const coat = { productId: 29, quantity: 1 }

/** A customer whose saved cart the API answers with. */
function customer(saved: object) {
  const { store } = fakeApi({ 'PUT /kept_cart': () => ok(saved) })
  store.dispatch(signedIn('7'))
  return store
}

beforeEach(() => {
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
  localStorage.setItem('colada_met_cart', '')
})
afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
  vi.unstubAllGlobals()
})

test('brings garments and code back to the cart, which can be undone', async () => {
  const store = customer({ cart: wireLines, promo_code: 'WASH20WEB' })
  await store.dispatch(takeBackGarments(order, 'givenUp'))
  expect(selectCart(store.getState())).toMatchObject({ lines, coupon: 'WASH20WEB' })
  const [notice] = currentNotices()
  expect(notice?.key).toBe('unpaid:givenUp')
  notice!.action!.onClick()
  expect(selectCart(store.getState())).toMatchObject({ lines: [], coupon: '' })
})

test('keeps a code that the customer has entered meanwhile', async () => {
  const store = customer({ cart: [{ product_id: 29, qty: 1 }, ...wireLines], promo_code: 'WASH20WEB' })
  store.dispatch(productAdded(coat))
  store.dispatch(couponEntered('FURGO50'))
  await store.dispatch(takeBackGarments(order, 'timedOut'))
  expect(selectCart(store.getState())).toMatchObject({ lines: [coat, ...lines], coupon: 'FURGO50' })
  currentNotices()[0]!.action!.onClick()
  expect(selectCart(store.getState())).toMatchObject({ lines: [coat], coupon: 'FURGO50' })
})

test.each([
  ['givenUp', ['unpaid:givenUpOnly']],
  ['timedOut', ['unpaid:timedOutOnly']],
  ['returned', []],
] as const)('says that the garments are not in the cart where they cannot be: %s', async (reason, keys) => {
  const store = customer({ cart: [{ product_id: 29, qty: 1 }] })
  store.dispatch(productAdded(coat))
  await store.dispatch(takeBackGarments(order, reason))
  expect(currentNotices().map(({ key }) => key)).toEqual(keys)
  expect(selectCart(store.getState()).lines).toEqual([coat])
})
