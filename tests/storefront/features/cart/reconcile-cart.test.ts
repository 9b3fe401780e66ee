import { beforeEach, expect, test } from 'vitest'
import {
  cartLoaded,
  changesAcknowledged,
  selectCart,
  selectCartChanges,
} from '#storefront/features/cart/cart-slice.ts'
import { reconcileCartWithCatalogue } from '#storefront/features/cart/reconcile-cart.ts'
import { readSeenPrices, saveSeenPrice } from '#storefront/features/cart/seen-prices.ts'
import type { Catalogue } from '#storefront/features/catalogue/catalogue.ts'
import { createStore } from '#storefront/platform/store/store.ts'

const shirt = { id: 1, categoryId: 2, name: 'Shirt', price: 495 }
const coat = { id: 29, categoryId: 1, name: 'Coat', price: 1495 }

const catalogueOf = (...products: (typeof shirt)[]) =>
  ({ products: new Map(products.map((product) => [product.id, product])) }) as unknown as Catalogue

const storeWith = (...ids: number[]) => {
  const store = createStore()
  store.dispatch(cartLoaded({ lines: ids.map((productId) => ({ productId, quantity: 2 })), coupon: 'X' }))
  return store
}

const changesOf = (store: ReturnType<typeof storeWith>) => selectCartChanges(store.getState())

beforeEach(() => localStorage.clear())

test('reports a price that differs from the one the customer saw, once', () => {
  saveSeenPrice(shirt)
  saveSeenPrice(coat)
  const store = storeWith(1, 29)
  const now = catalogueOf({ ...shirt, price: 525 }, coat)
  store.dispatch(reconcileCartWithCatalogue(now))
  expect(changesOf(store)).toEqual([
    { kind: 'price', id: 1, categoryId: 2, name: 'Shirt', before: 495, now: 525 },
  ])
  store.dispatch(changesAcknowledged())
  store.dispatch(reconcileCartWithCatalogue(now))
  expect(changesOf(store)).toEqual([])
})

test('removes products that are no longer sold and reports their names', () => {
  saveSeenPrice(coat)
  const store = storeWith(1, 29)
  store.dispatch(reconcileCartWithCatalogue(catalogueOf(shirt)))
  expect(changesOf(store)).toEqual([{ kind: 'gone', id: 29, name: 'Coat' }])
  expect(selectCart(store.getState()).lines).toEqual([{ productId: 1, quantity: 2 }])
  expect([...readSeenPrices().keys()]).toEqual([1])
})

test('an emptied cart keeps the report and loses its promo code', () => {
  const store = storeWith(29)
  store.dispatch(reconcileCartWithCatalogue(catalogueOf(shirt)))
  expect(selectCart(store.getState())).toMatchObject({
    lines: [],
    coupon: '',
    changes: [{ kind: 'gone', id: 29 }],
  })
})

test('reports nothing without a seen price, and ignores saved prices that it cannot parse', () => {
  localStorage.setItem('colada_seen_prices', '[[1,"Shirt"],{},[29,2,3]]')
  const store = storeWith(1)
  store.dispatch(reconcileCartWithCatalogue(catalogueOf(shirt)))
  expect(changesOf(store)).toEqual([])
  expect(readSeenPrices().get(1)).toEqual({ name: 'Shirt', price: 495 })
})

test('a product that is added again is compared with its current price', () => {
  saveSeenPrice(shirt)
  saveSeenPrice({ ...shirt, price: 525 })
  expect(readSeenPrices().get(1)?.price).toBe(525)
})
