import { beforeEach, expect, test } from 'vitest'
import {
  cartEmptied,
  productAdded,
  selectCart,
  selectCartLoaded,
} from '#storefront/features/cart/cart-slice.ts'
import {
  changeDraftCookie,
  orderDraftCookie,
  readCookies,
  writeCookie,
} from '#storefront/platform/store/cookies.ts'
import { processCartCookie, processCookie } from '#storefront/platform/store/process-cookie.ts'
import { newOrder, processBegun, processLeft } from '#storefront/platform/store/process-slice.ts'
import { signedOut } from '#storefront/platform/store/session-slice.ts'
import { referralKey } from '#storefront/platform/store/storage-keys.ts'
import { openTab } from '../../support/tabs.ts'

const shirt = { productId: 1, quantity: 2 }
const coat = { productId: 29, quantity: 1 }
const adding = {
  ...newOrder,
  type: 'add_items_to_order',
  orderId: 12,
  locator: 'ABC2345',
  solvesIncident: false,
} as const

const cookies = () => readCookies(document.cookie)

beforeEach(() => {
  for (const name of cookies().keys()) document.cookie = `${name}=; Max-Age=0; Path=/`
})

test('a process has its own cart, and the customer’s is restored afterwards', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  const kept = cookies().get('colada_cart')
  store.dispatch(processBegun(adding))
  expect(selectCart(store.getState()).lines).toEqual([])
  store.dispatch(productAdded(coat))
  expect(cookies().get('colada_cart')).toBe(kept)
  store.dispatch(processLeft())
  expect(selectCart(store.getState()).lines).toEqual([shirt])
  expect(cookies().has(processCookie)).toBe(false)
  expect(cookies().has(processCartCookie)).toBe(false)
})

test('both carts survive a reload', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  store.dispatch(processBegun({ ...adding, solvesIncident: true }, { lines: [coat] }))
  const after = openTab()
  expect(after.getState().process).toEqual({ ...adding, solvesIncident: true })
  expect(selectCart(after.getState()).lines).toEqual([coat])
  after.dispatch(processLeft())
  expect(selectCart(after.getState()).lines).toEqual([shirt])
  expect(selectCart(openTab().getState()).lines).toEqual([shirt])
})

test('a repeated order uses the customer’s cart, and ends with it', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  store.dispatch(processBegun({ ...adding, type: 'reserve_order' }, { lines: [coat] }))
  expect(selectCart(openTab().getState()).lines).toEqual([coat])
  expect(openTab().getState().process.locator).toBe('ABC2345')
  store.dispatch(cartEmptied())
  expect(openTab().getState().process.orderId).toBeNull()
  expect(selectCart(openTab().getState()).lines).toEqual([])
})

test('an emptied cart is still a loaded one', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  store.dispatch(cartEmptied())
  expect(selectCartLoaded(store.getState())).toBe(true)
})

test('a process and the drafts end with the session', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  store.dispatch(processBegun(adding))
  for (const name of [orderDraftCookie, changeDraftCookie]) writeCookie(name, '{}')
  sessionStorage.setItem(referralKey, 'LUCIA-1')
  store.dispatch(signedOut())
  expect(store.getState().process.orderId).toBeNull()
  // The cart is emptied by the log-out itself, once the account has it.
  expect(selectCart(store.getState()).lines).toEqual([shirt])
  expect([...readCookies(document.cookie).keys()]).toEqual(['colada_cart'])
  expect(sessionStorage.getItem(referralKey)).toBeNull()
})
