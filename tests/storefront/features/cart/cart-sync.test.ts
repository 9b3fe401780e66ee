import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireCartItem } from '@colada/domain/cart/calls'
import { followCustomer } from '#storefront/features/cart/follow-customer.ts'
import { currentNotices } from '#storefront/platform/notices/notices.ts'
import { productAdded } from '#storefront/platform/store/cart-slice.ts'
import { processBegun } from '#storefront/platform/store/process-slice.ts'
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { answered, fakeApi } from '../../support/fake-api.ts'

const shirt = { productId: 1, quantity: 2 }
const coat = { productId: 29, quantity: 1 }
const wire = { shirt: { product_id: 1, qty: 2 }, coat: { product_id: 29, qty: 1 } }
const adding = { type: 'add_items_to_order', orderId: 12, locator: 'ABC2345', solvesIncident: false } as const

interface Sent {
  readonly cart: readonly WireCartItem[]
  readonly known: readonly WireCartItem[]
}

/** A device whose shop answers each meeting in turn; the last answer holds from then on. */
function device(...answers: ((sent: Sent) => readonly WireCartItem[] | Promise<readonly WireCartItem[]>)[]) {
  const { made, store } = fakeApi({
    'PUT /kept_cart': async (sent: Sent) => {
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      return answered({ cart: await answer(sent) })
    },
  })
  const meetings = () => made.map(({ body }) => body as Sent)
  return { meetings, store }
}

let stop: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers()
  // A device that never met the shop's cart.
  localStorage.setItem('colada_met_cart', '')
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('takes at once what the customer put in on another device', async () => {
  const { store } = device(({ cart }) => [...cart, wire.coat])
  store.dispatch(signedIn())
  store.dispatch(productAdded(shirt))
  stop = followCustomer(store)
  await vi.runAllTimersAsync()
  expect(store.getState().cart.lines).toEqual([shirt, coat])
})

test('tells the shop of changes, a moment after the last of them, and what both knew', async () => {
  const { store, meetings } = device(({ cart }) => cart)
  store.dispatch(signedIn())
  stop = followCustomer(store)
  await vi.runAllTimersAsync()
  store.dispatch(productAdded(shirt))
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  expect(meetings().map(({ cart, known }) => [cart.length, known.length])).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('offers the kept cart that had to give way, and takes it instead', async () => {
  const { made, store } = fakeApi({
    'PUT /kept_cart': ({ cart, known }: Sent) =>
      answered({ cart, ...(known.length === 0 && { left_out: [wire.coat] }) }),
  })
  store.dispatch(signedIn())
  store.dispatch(productAdded(shirt))
  stop = followCustomer(store)
  await vi.runAllTimersAsync()
  expect(store.getState().cart.lines).toEqual([shirt])
  const offers = currentNotices().filter(({ key }) => key === 'cart:leftOut')
  expect(offers).toHaveLength(1)
  expect(offers[0]?.duration).toBe(Infinity)
  offers[0]?.action?.onPress()
  await vi.runAllTimersAsync()
  expect(store.getState().cart.lines).toEqual([coat])
  expect(made.at(-1)?.body).toMatchObject({ cart: [wire.coat] })
})

/* Guard: without a look after the answer, what was added meanwhile is told only with the next change. */
test('tells what was added while an answer took its time', async () => {
  const slow = Promise.withResolvers<void>()
  const { store, meetings } = device(
    async ({ cart }) => {
      await slow.promise
      return cart
    },
    ({ cart }) => cart,
  )
  store.dispatch(signedIn())
  store.dispatch(productAdded(shirt))
  stop = followCustomer(store)
  store.dispatch(productAdded(coat))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(meetings()).toHaveLength(1)
  slow.resolve()
  await vi.runAllTimersAsync()
  expect(store.getState().cart.lines).toEqual([shirt, coat])
  expect(meetings().at(-1)).toEqual({ cart: [wire.shirt, wire.coat], known: [wire.shirt] })
})

test('keeps the cart of this device where the shop cannot be asked', async () => {
  const { store } = device(() => Promise.reject(new TypeError('The line is gone')))
  store.dispatch(signedIn())
  store.dispatch(productAdded(shirt))
  stop = followCustomer(store)
  await vi.runAllTimersAsync()
  expect(store.getState().cart.lines).toEqual([shirt])
})

test('leaves the cart of a process, and that of a visitor, alone', async () => {
  const { store, meetings } = device(({ cart }) => cart)
  stop = followCustomer(store)
  store.dispatch(productAdded(shirt))
  await vi.runAllTimersAsync()
  store.dispatch(signedIn())
  store.dispatch(processBegun(adding))
  store.dispatch(productAdded(coat))
  await vi.runAllTimersAsync()
  expect(meetings()).toEqual([])
})
