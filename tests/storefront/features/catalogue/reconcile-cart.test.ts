import { beforeEach, expect, test } from 'vitest'
import type { Catalogue } from '#storefront/features/catalogue/browser-catalogue.ts'
import { learnCatalogue } from '#storefront/features/catalogue/learn-catalogue.ts'
import { readSeen, seeProduct } from '#storefront/features/catalogue/seen-prices.ts'
import { cartRead, changesRead } from '#storefront/platform/store/cart-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'

const shirt = { id: 1, name: 'Shirt', price: 495 }
const coat = { id: 29, name: 'Coat', price: 1495 }

const catalogueOf = (...products: (typeof shirt)[]) =>
  ({ products: new Map(products.map((product) => [product.id, product])) }) as unknown as Catalogue

const storeWith = (...ids: number[]) => {
  const store = createStore()
  store.dispatch(cartRead({ lines: ids.map((productId) => ({ productId, quantity: 2 })), coupon: 'X' }))
  return store
}
const changesOf = (store: ReturnType<typeof storeWith>) => store.getState().cart.changes

beforeEach(() => localStorage.clear())

test('tells a price that is not the one the customer saw, once', () => {
  seeProduct(shirt)
  seeProduct(coat)
  const store = storeWith(1, 29)
  const now = catalogueOf({ ...shirt, price: 525 }, coat)
  learnCatalogue(store, now)
  expect(changesOf(store)).toEqual([{ kind: 'price', id: 1, name: 'Shirt', before: 495, now: 525 }])
  store.dispatch(changesRead())
  learnCatalogue(store, now)
  expect(changesOf(store)).toEqual([])
})

test('takes out what is no longer sold, by the name it had', () => {
  seeProduct(coat)
  const store = storeWith(1, 29)
  learnCatalogue(store, catalogueOf(shirt))
  expect(changesOf(store)).toEqual([{ kind: 'gone', id: 29, name: 'Coat' }])
  expect(store.getState().cart.lines).toEqual([{ productId: 1, quantity: 2 }])
  expect([...readSeen().keys()]).toEqual([1])
})

test('an emptied cart keeps what there is to tell, and loses its code', () => {
  const store = storeWith(29)
  learnCatalogue(store, catalogueOf(shirt))
  expect(store.getState().cart).toMatchObject({ lines: [], coupon: '', changes: [{ kind: 'gone', id: 29 }] })
})

test('says nothing of what it never showed, and of a memory that cannot be read', () => {
  localStorage.setItem('colada_seen_prices', '[[1,"Shirt"],{},[29,2,3]]')
  const store = storeWith(1)
  learnCatalogue(store, catalogueOf(shirt))
  expect(changesOf(store)).toEqual([])
  expect(readSeen().get(1)).toEqual({ name: 'Shirt', price: 495 })
})

test('what joins the cart again is compared with its price of now', () => {
  seeProduct(shirt)
  seeProduct({ ...shirt, price: 525 })
  expect(readSeen().get(1)?.price).toBe(525)
})
