import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { couponGiven, lineRemoved, productAdded } from '#storefront/platform/store/cart-slice.ts'
import { readCookies, removeCookie, writeCookie } from '#storefront/platform/store/cookies.ts'
import { processBegun, processLeft } from '#storefront/platform/store/process-slice.ts'
import { createBrowserStore } from '#storefront/platform/store/browser-store.ts'

/** Every tab of a browser in one: what one says, all hear. */
const listeners = new Set<(event: { data: unknown }) => void>()
let hearing = false
class Channel {
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    listeners.add(listener)
  }
  postMessage() {
    hearing = true
    for (const listener of listeners) listener({ data: null })
    hearing = false
  }
  close() {}
}

const shirt = { productId: 1, quantity: 2 }
const coat = { productId: 29, quantity: 1 }
const adding = { type: 'add_items_to_order', orderId: 12, locator: 'ABC2345', solvesIncident: false } as const

beforeEach(() => {
  listeners.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
})
afterEach(() => vi.unstubAllGlobals())

/* Proves `shareCart`: without it the second tab writes its own, empty cart over what the first put in. */
test('two tabs that add at once lose nothing of either', () => {
  const [one, other] = [createBrowserStore(), createBrowserStore()]
  one.dispatch(productAdded(shirt))
  other.dispatch(productAdded(coat))
  expect(one.getState().cart.lines).toEqual([shirt, coat])
  expect(other.getState().cart.lines).toEqual([shirt, coat])
  expect(readCookies(document.cookie).get('colada_cart')).toBe(writeCartCookie({ lines: [shirt, coat] }))
  other.dispatch(lineRemoved('1'))
  expect(one.getState().cart.lines).toEqual([coat])
})

/* Proves the read in `writeCookie`: Chromium writes beside the page, and one message in twenty came before its cookie. */
test('what another tab is told of is already in its cookies', () => {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const underWay: string[] = []
  const arrive = () => {
    for (const cookie of underWay.splice(0)) jar.set!.call(document, cookie)
  }
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (cookie: string) => {
      underWay.push(cookie)
    },
    // Only the tab that wrote waits for what it wrote.
    get: () => {
      if (!hearing) arrive()
      return jar.get!.call(document) as string
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
  const [one, other] = [createBrowserStore(), createBrowserStore()]
  one.dispatch(productAdded(shirt))
  expect(other.getState().cart.lines).toEqual([shirt])
})

/* Proves the second look: under load one message in hundreds still came before the other tab's cookies. */
test('a tab whose cookies come late has the cart a moment later', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [one, other] = [createBrowserStore(), createBrowserStore()]
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const old = document.cookie
  let isLate = true
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(cookie: string) {
      jar.set!.call(document, cookie)
    },
    get: () => (hearing && isLate ? old : (jar.get!.call(document) as string)),
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
  one.dispatch(productAdded(shirt))
  expect(other.getState().cart.lines).toEqual([])
  isLate = false
  vi.advanceTimersByTime(250)
  expect(other.getState().cart.lines).toEqual([shirt])
})

test('a tab that was asleep reads the cart when it is looked at', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const store = createBrowserStore()
  store.dispatch(productAdded(shirt))
  writeCookie('colada_cart', writeCartCookie({ lines: [coat] }))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(store.getState().cart.lines).toEqual([coat])
})

test('what was just taken out can be put back as long as nothing else has changed', () => {
  const store = createBrowserStore()
  store.dispatch(productAdded(shirt))
  store.dispatch(lineRemoved('1'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(store.getState().cart.removed).not.toBeNull()
})

test('a process has its cart to itself, whatever other tabs do', () => {
  const [one, other] = [createBrowserStore(), createBrowserStore()]
  one.dispatch(productAdded(shirt))
  other.dispatch(processBegun(adding))
  other.dispatch(productAdded(coat))
  expect(one.getState().cart.lines).toEqual([shirt])
  one.dispatch(productAdded(shirt))
  expect(other.getState().cart.lines).toEqual([coat])
  other.dispatch(processLeft())
  expect(other.getState().cart.lines).toEqual([{ productId: 1, quantity: 4 }])
})

test('a code waits in the cart through reloads and tabs, and goes with the last line', () => {
  const [one, other] = [createBrowserStore(), createBrowserStore()]
  one.dispatch(couponGiven('WASH20WEB'))
  expect(other.getState().cart.coupon).toBe('WASH20WEB')
  other.dispatch(productAdded(shirt))
  expect(createBrowserStore().getState().cart.coupon).toBe('WASH20WEB')
  other.dispatch(processBegun(adding))
  expect(readCookies(document.cookie).get('colada_coupon')).toBe('WASH20WEB')
  other.dispatch(processLeft())
  expect(other.getState().cart.coupon).toBe('WASH20WEB')
  other.dispatch(lineRemoved('1'))
  expect(readCookies(document.cookie).has('colada_coupon')).toBe(false)
  expect(one.getState().cart.coupon).toBe('')
})
