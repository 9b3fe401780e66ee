import { toOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { couponEntered, productAdded, selectCart } from '#storefront/features/cart/cart-slice.ts'
import { OrderOutcome } from '#storefront/flows/orders/order-outcome.tsx'
import orders from '#storefront/locales/es/orders.json' with { type: 'json' }
import payment from '#storefront/locales/es/payment.json' with { type: 'json' }
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { wireOrder, type WireOrder } from '../../support/wire-order.ts'

const { cancelled, error } = orderStatus
const [item] = wireOrder.items
const garments = [{ productId: item!.product_id, quantity: item!.qty }]

const wire = (more: object) => ({
  provider: 'card',
  precioPagado: 38.75,
  precioDevuelto: 0,
  precioPorDevolver: 0,
  time: 1_790_000_000,
  ...more,
})

function open(status: number, respond: () => Response, more: Partial<WireOrder> = {}) {
  const { store } = fakeApi({ 'GET /orders/5/payments': respond })
  const order = toOrder({ ...wireOrder, status, ...more })
  renderInShop(
    <>
      <OrderOutcome order={order} />
      <Where />
    </>,
    { store, language: 'es' },
  )
  return store
}

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

test.each([
  ['nothing', cancelled, [], 'No se te ha cobrado nada.'],
  [
    'all of it returned',
    cancelled,
    [wire({ precioDevuelto: 38.75 })],
    'Te hemos devuelto 38,75 € a tu tarjeta.',
  ],
  [
    'the transport kept',
    cancelled,
    [wire({ precioDevuelto: 24.85 })],
    'Te hemos devuelto 24,85 € a tu tarjeta. De lo que pagaste nos hemos quedado 13,90 € por el servicio que ya se había hecho.',
  ],
  [
    'a refund under way to PayPal',
    cancelled,
    [wire({ provider: 'paypal', precioPorDevolver: 38.75 })],
    'Te estamos devolviendo 38,75 € a tu cuenta de PayPal: puede tardar hasta 10 días en llegarte.',
  ],
  ['nothing', error, [], 'No se te ha cobrado nada.'],
  ['a payment', error, [wire({})], 'Has pagado 38,75 €.'],
] as const)('says exactly what happened to the money: %s, status %i', async (_, status, payments, text) => {
  open(status, () => ok({ payments }))
  expect(await screen.findByText(text)).toBeVisible()
})

test('says that the payments are unknown, and asks again', async () => {
  let isDown = true
  open(cancelled, () => (isDown ? rejected(500, 500) : ok({ payments: [] })))
  expect(await screen.findByText(payment.money.unknown, { exact: false })).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
  expect(await screen.findByText(payment.money.nothing)).toBeVisible()
})

test('offers nothing to order again after an error', () => {
  open(error, () => ok({ payments: [] }))
  expect(screen.queryByRole('button', { name: orders.actions.orderAgain })).toBeNull()
})

test('puts the garments of a cancelled order into the cart with one tap', async () => {
  const store = open(cancelled, () => ok({ payments: [] }))
  await userEvent.click(screen.getByRole('button', { name: orders.actions.orderAgain }))
  expect(selectCart(store.getState()).lines).toEqual(garments)
  expect(screen.getByTestId('where').textContent).toBe('/cesto-ropa-para-lavar')
})

test('leads to the cart that has the garments already, and doubles nothing', async () => {
  const store = open(cancelled, () => ok({ payments: [] }))
  for (const line of garments) store.dispatch(productAdded(line))
  store.dispatch(couponEntered('WASH20WEB'))
  await userEvent.click(screen.getByRole('button', { name: orders.actions.orderAgain }))
  expect(selectCart(store.getState())).toMatchObject({ lines: garments, coupon: 'WASH20WEB' })
  expect(screen.getByTestId('where').textContent).toBe('/cesto-ropa-para-lavar')
})

test('asks before it replaces other garments', async () => {
  const store = open(cancelled, () => ok({ payments: [] }))
  store.dispatch(productAdded({ productId: 29, quantity: 1 }))
  await userEvent.click(screen.getByRole('button', { name: orders.actions.orderAgain }))
  expect(screen.getByRole('alertdialog', { name: orders.questions.empty.title })).toBeVisible()
  expect(selectCart(store.getState()).lines).toEqual([{ productId: 29, quantity: 1 }])
})

test('replaces garments by a cancelled pack after one question: nothing can be added to it', async () => {
  const packs = [{ ...item!, product_id: 801, qty: 1 }]
  const store = open(cancelled, () => ok({ payments: [] }), { type: 'voucher', items: packs })
  store.dispatch(productAdded({ productId: 29, quantity: 1 }))
  await userEvent.click(screen.getByRole('button', { name: orders.actions.orderAgain }))
  const { title, confirm } = orders.questions.empty
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: title })).getByRole('button', { name: confirm }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(selectCart(store.getState()).lines).toEqual([{ productId: 801, quantity: 1 }])
  expect(screen.getByTestId('where').textContent).toBe('/cesto-ropa-para-lavar')
})
