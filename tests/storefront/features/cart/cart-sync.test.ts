import type { WireCartItem } from '@colada/domain/cart/contract'
import type { Category } from '@colada/domain/catalogue/category'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productAdded, selectCart } from '#storefront/features/cart/cart-slice.ts'
import { startCartSync } from '#storefront/features/cart/cart-sync.ts'
import {
  catalogueLoaded,
  selectAgreedPrices,
  selectCategories,
} from '#storefront/features/catalogue/catalogue-slice.ts'
import { currentNotices } from '#storefront/platform/notices/notices.ts'
import { readCookies, removeCookie } from '#storefront/platform/store/cookies.ts'
import { newOrder, processBegun } from '#storefront/platform/store/process-slice.ts'
import { signedIn, signedOut } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'

const shirt = { productId: 1, quantity: 2 }
const coat = { productId: 29, quantity: 1 }
const wire = { shirt: { product_id: 1, qty: 2 }, coat: { product_id: 29, qty: 1 } }
const adding = {
  ...newOrder,
  type: 'add_items_to_order',
  orderId: 12,
  locator: 'ABC2345',
  solvesIncident: false,
} as const

interface SyncBody {
  readonly cart: readonly WireCartItem[]
  readonly known: readonly WireCartItem[]
}

/** A device whose API returns these responses in turn; the last one is repeated. */
function device(
  ...responses: ((sent: SyncBody) => readonly WireCartItem[] | Promise<readonly WireCartItem[]>)[]
) {
  const { requests, store } = fakeApi({
    'PUT /kept_cart': async (sent: SyncBody) => {
      const respond = responses.length > 1 ? responses.shift()! : responses[0]!
      return ok({ cart: await respond(sent) })
    },
  })
  const bodies = () => requests.map(({ body }) => body as SyncBody)
  return { bodies, store }
}

let stop: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers()
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
  // A device that has never synchronised.
  localStorage.setItem('colada_met_cart', '')
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('adds the lines of another device at log-in', async () => {
  const { store } = device(({ cart }) => [...cart, wire.coat])
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(shirt))
  stop = startCartSync(store)
  await vi.runAllTimersAsync()
  expect(selectCart(store.getState()).lines).toEqual([shirt, coat])
})

test('sends changes after a delay, with the cart of the last synchronisation', async () => {
  const { store, bodies } = device(({ cart }) => cart)
  store.dispatch(signedIn('7'))
  stop = startCartSync(store)
  await vi.runAllTimersAsync()
  store.dispatch(productAdded(shirt))
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  expect(bodies().map(({ cart, known }) => [cart.length, known.length])).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('offers an incompatible saved cart, and replaces the cart by it', async () => {
  const { requests, store } = fakeApi({
    'PUT /kept_cart': ({ cart, known }: SyncBody) =>
      ok({ cart, ...(known.length === 0 && { left_out: [wire.coat] }) }),
  })
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(shirt))
  stop = startCartSync(store)
  await vi.runAllTimersAsync()
  expect(selectCart(store.getState()).lines).toEqual([shirt])
  const offers = currentNotices().filter(({ key }) => key === 'cart:leftOut')
  expect(offers).toHaveLength(1)
  expect(offers[0]?.duration).toBe('untilClosed')
  offers[0]?.action?.onClick()
  await vi.runAllTimersAsync()
  expect(selectCart(store.getState()).lines).toEqual([coat])
  expect(requests.at(-1)?.body).toMatchObject({ cart: [wire.coat] })
})

// Without the loop after a response, a change made during a request would be sent with the next change only.
test('sends a change that was made during a request', async () => {
  const slow = Promise.withResolvers<void>()
  const { store, bodies } = device(
    async ({ cart }) => {
      await slow.promise
      return cart
    },
    ({ cart }) => cart,
  )
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(shirt))
  stop = startCartSync(store)
  store.dispatch(productAdded(coat))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bodies()).toHaveLength(1)
  slow.resolve()
  await vi.runAllTimersAsync()
  expect(selectCart(store.getState()).lines).toEqual([shirt, coat])
  expect(bodies().at(-1)).toEqual({ cart: [wire.shirt, wire.coat], known: [wire.shirt] })
})

test('keeps the cart of this device when the request fails', async () => {
  const { store } = device(() => Promise.reject(new TypeError('Failed to fetch')))
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(shirt))
  stop = startCartSync(store)
  await vi.runAllTimersAsync()
  expect(selectCart(store.getState()).lines).toEqual([shirt])
})

test('does not synchronise the cart of a process or of a visitor', async () => {
  const { store, bodies } = device(({ cart }) => cart)
  stop = startCartSync(store)
  store.dispatch(productAdded(shirt))
  await vi.runAllTimersAsync()
  store.dispatch(processBegun(adding))
  store.dispatch(signedIn('7'))
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  expect(bodies()).toEqual([])
})

test('a company sees its agreed prices until it logs out', async () => {
  const { store } = fakeApi({
    'PUT /kept_cart': ({ cart }: SyncBody) => ok({ cart, agreed_prices: [{ product_id: 1, price: 3 }] }),
  })
  const products = [
    { id: 1, price: 395 },
    { id: 29, price: 1695 },
  ]
  const categories = [{ id: 2, products }] as unknown as readonly Category[]
  store.dispatch(catalogueLoaded({ language: 'es', categories }))
  const shown = () => selectCategories(store.getState(), 'es')![0]!.products.map(({ price }) => price)
  expect(shown()).toEqual([395, 1695])

  store.dispatch(signedIn('7'))
  stop = startCartSync(store)
  await vi.runAllTimersAsync()
  expect(shown()).toEqual([300, 1695])
  const before = selectAgreedPrices(store.getState())
  store.dispatch(productAdded(shirt))
  await vi.runAllTimersAsync()
  expect(selectAgreedPrices(store.getState()), 'the same prices render nothing').toBe(before)

  store.dispatch(signedOut())
  await vi.runAllTimersAsync()
  expect(shown()).toEqual([395, 1695])
})
