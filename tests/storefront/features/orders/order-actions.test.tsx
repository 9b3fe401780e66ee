import { nothingRefused } from '@colada/domain/orders/addable'
import type { Order } from '@colada/domain/orders/order'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { productAdded, selectCart } from '#storefront/features/cart/cart-slice.ts'
import { startCart } from '#storefront/features/cart/start-cart.ts'
import { OrderActions } from '#storefront/features/orders/order-actions.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import { newOrder, processBegun } from '#storefront/platform/store/process-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const shirt = { productId: 1, quantity: 3 }
const coat = { productId: 29, quantity: 1 }
const order = {
  id: 7,
  locator: 'ABC2345',
  status: 0,
  categoryId: 2,
  kind: 'normal',
  incidents: [],
  items: [{ ...shirt, measure: null }],
  canRepeat: true,
  canChangePickup: true,
  canChangeDelivery: true,
  refusedCategories: nothingRefused,
  pending: 0,
  payBefore: null,
  pendingChange: null,
} as unknown as Order
const troubled = { ...order, status: 25, incidents: [{ id: 1, description: '', missingItems: [coat] }] }

function setUp(shown: Order = order) {
  const store = createStore()
  startCart(store)
  render(
    <MemoryRouter>
      <OrderActions order={shown} paymentHref="/pay" />
      <Where />
    </MemoryRouter>,
    { wrapper: inPage(store) },
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const where = () => screen.getByTestId('where').textContent
  return { store, press, where }
}

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

test('repeats an order into an empty cart without a dialog', async () => {
  const { store, press, where } = setUp()
  await press(words.actions.repeat)
  expect(selectCart(store.getState()).lines).toEqual([shirt])
  expect(where()).toBe('/en/cart')
})

test('confirms before replacing a filled cart, then offers to add garments', async () => {
  const { store, press, where } = setUp()
  store.dispatch(productAdded(coat))
  await press(words.actions.repeat)
  await press(words.questions.empty.cancel)
  expect(selectCart(store.getState()).lines).toEqual([coat])
  await press(words.actions.repeat)
  await press(words.questions.empty.confirm)
  expect(selectCart(store.getState()).lines).toEqual([coat])
  await press(words.questions.more.confirm)
  expect(selectCart(store.getState()).lines).toEqual([shirt])
  expect(store.getState().process).toMatchObject({ type: 'reserve_order', orderId: 7 })
  expect(where()).toBe('/en/dry-cleaning')
})

test('adds garments in a process', async () => {
  const { store, press, where } = setUp()
  store.dispatch(productAdded(coat))
  await press(words.actions.addItems)
  expect(store.getState().process).toMatchObject({ type: 'add_items_to_order', orderId: 7 })
  expect(selectCart(store.getState()).lines).toEqual([])
  expect(where()).toBe('/en/dry-cleaning')
})

test('confirms before resolving an incident with a filled cart, and loads the missing garments', async () => {
  const { store, press, where } = setUp(troubled)
  store.dispatch(productAdded(shirt))
  await press(words.actions.solveIncident)
  expect(store.getState().process.orderId).toBeNull()
  await press(words.questions.aside.confirm)
  expect(store.getState().process).toMatchObject({ solvesIncident: true, locator: 'ABC2345' })
  expect(selectCart(store.getState()).lines).toEqual([coat])
  expect(where()).toBe('/en/solve-incident')
})

test('confirms before leaving the process of another order', async () => {
  const { store, press, where } = setUp()
  store.dispatch(
    processBegun({
      ...newOrder,
      type: 'add_items_to_order',
      orderId: 3,
      locator: 'XYZ9876',
      solvesIncident: false,
    }),
  )
  await press(words.actions.changeDates)
  expect(store.getState().process.orderId).toBe(3)
  await press(words.questions.other.confirm)
  expect(store.getState().process).toMatchObject({ type: 'change_pickup_to_order', orderId: 7 })
  expect(where()).toBe('/en/modify-order')
})

test('links to the report of a problem while it is possible', async () => {
  setUp({ ...order, canReportIncident: true })
  const link = await screen.findByRole('link', { name: words.actions.reportIncident })
  expect(link.getAttribute('href')).toBe('/en/order-details/7/incident')
  cleanup()
  setUp({ ...order, canReportIncident: false })
  await screen.findByRole('button', { name: words.actions.repeat })
  expect(screen.queryByRole('link', { name: words.actions.reportIncident })).toBeNull()
})
