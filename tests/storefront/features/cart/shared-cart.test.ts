import { serializeCart } from '@colada/domain/cart/cart-cookie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  couponEntered,
  lineRemoved,
  productAdded,
  selectCart,
  selectCoupon,
  selectRemoval,
} from '#storefront/features/cart/cart-slice.ts'
import { readCookies, removeCookie, writeCookie } from '#storefront/platform/store/cookies.ts'
import { newOrder, processBegun, processLeft } from '#storefront/platform/store/process-slice.ts'
import { isDelivering, openBrowser, openTab } from '../../support/tabs.ts'

const shirt = { productId: 1, quantity: 2 }
const coat = { productId: 29, quantity: 1 }
const adding = {
  ...newOrder,
  type: 'add_items_to_order',
  orderId: 12,
  locator: 'ABC2345',
  solvesIncident: false,
} as const

beforeEach(() => {
  openBrowser()
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
})
// Without the broadcast the second tab would overwrite what the first one added.
test('two tabs that add products at the same time keep both', () => {
  const [one, other] = [openTab(), openTab()]
  one.dispatch(productAdded(shirt))
  other.dispatch(productAdded(coat))
  expect(selectCart(one.getState()).lines).toEqual([shirt, coat])
  expect(selectCart(other.getState()).lines).toEqual([shirt, coat])
  expect(readCookies(document.cookie).get('colada_cart')).toBe(serializeCart({ lines: [shirt, coat] }))
  other.dispatch(lineRemoved('1'))
  expect(selectCart(one.getState()).lines).toEqual([coat])
})

// Proves that `writeCookie` reads back: Chromium stores cookies asynchronously, and one message in twenty came first.
test('the cookies are stored before other tabs are notified', () => {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const pending: string[] = []
  const flush = () => {
    for (const cookie of pending.splice(0)) jar.set!.call(document, cookie)
  }
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (cookie: string) => {
      pending.push(cookie)
    },
    // Only the tab that wrote the cookie waits for it.
    get: () => {
      if (!isDelivering) flush()
      return jar.get!.call(document) as string
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
  const [one, other] = [openTab(), openTab()]
  one.dispatch(productAdded(shirt))
  expect(selectCart(other.getState()).lines).toEqual([shirt])
})

// Proves the repeated read: under load one message in hundreds still came before the other tab's cookies.
test('a tab whose cookies arrive late reads them again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [one, other] = [openTab(), openTab()]
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const old = document.cookie
  let isLate = true
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(cookie: string) {
      jar.set!.call(document, cookie)
    },
    get: () => (isDelivering && isLate ? old : (jar.get!.call(document) as string)),
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
  one.dispatch(productAdded(shirt))
  expect(selectCart(other.getState()).lines).toEqual([])
  isLate = false
  await vi.advanceTimersByTimeAsync(250)
  expect(selectCart(other.getState()).lines).toEqual([shirt])
})

test('a tab reads the cart again when it becomes visible', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const store = openTab()
  store.dispatch(productAdded(shirt))
  writeCookie('colada_cart', serializeCart({ lines: [coat] }))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(selectCart(store.getState()).lines).toEqual([coat])
})

test('a removal can be undone as long as nothing else has changed', () => {
  const store = openTab()
  store.dispatch(productAdded(shirt))
  store.dispatch(lineRemoved('1'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(selectRemoval(store.getState())).not.toBeNull()
})

test('the cart of a process is independent of other tabs', () => {
  const [one, other] = [openTab(), openTab()]
  one.dispatch(productAdded(shirt))
  other.dispatch(processBegun(adding))
  other.dispatch(productAdded(coat))
  expect(selectCart(one.getState()).lines).toEqual([shirt])
  one.dispatch(productAdded(shirt))
  expect(selectCart(other.getState()).lines).toEqual([coat])
  other.dispatch(processLeft())
  expect(selectCart(other.getState()).lines).toEqual([{ productId: 1, quantity: 4 }])
})

test('a promo code is shared by reloads and tabs, and is cleared with the last line', () => {
  const [one, other] = [openTab(), openTab()]
  one.dispatch(couponEntered('WASH20WEB'))
  expect(selectCoupon(other.getState())).toBe('WASH20WEB')
  other.dispatch(productAdded(shirt))
  expect(selectCoupon(openTab().getState())).toBe('WASH20WEB')
  other.dispatch(processBegun(adding))
  expect(readCookies(document.cookie).get('colada_coupon')).toBe('WASH20WEB')
  other.dispatch(processLeft())
  expect(selectCoupon(other.getState())).toBe('WASH20WEB')
  other.dispatch(lineRemoved('1'))
  expect(readCookies(document.cookie).has('colada_coupon')).toBe(false)
  expect(selectCoupon(one.getState())).toBe('')
})
