import { orderStatus } from '@colada/domain/orders/status'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OrdersView } from '#storefront/flows/orders/orders-view.tsx'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { type WireOrder, wireLeg, wireOrder } from '../../support/wire-order.ts'

const orders: readonly WireOrder[] = [
  { ...wireOrder, id: 1, localizador: 'OLD0001', status: orderStatus.delivered },
  { ...wireOrder, id: 2, localizador: 'NEW0002', delivery: [wireLeg(0)] },
  {
    ...wireOrder,
    id: 3,
    localizador: 'PAY0003',
    status: orderStatus.pendingPayment,
    precioPendiente: 29.75,
    pay_before: 1_790_001_800,
    creation_time: 1,
  },
]

async function open(path: string) {
  const { store } = fakeApi({ 'GET /orders': () => ok({ orders, server_time: 1_790_000_000 }) })
  renderInShop(<OrdersView />, { store, language: 'es', path })
  await screen.findByRole('searchbox')
}

const shown = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link', { name: /Pedido/ }).textContent)

test('shows orders in progress, the unpaid one first, and finished ones in a tab', async () => {
  await open('/mis-pedidos')
  expect(shown()).toEqual(['Camisa Pedido PAY0003', 'Camisa Pedido NEW0002'])
  await userEvent.click(screen.getByRole('tab', { name: 'Terminados (1)' }))
  expect(shown()).toEqual(['Camisa Pedido OLD0001'])
})

test('takes the tab from the URL', async () => {
  await open('/mis-pedidos?tab=finished')
  expect(shown()).toEqual(['Camisa Pedido OLD0001'])
})

test('shows the tab with a match, and all orders again', async () => {
  await open('/mis-pedidos?q=old')
  expect(shown()).toEqual(['Camisa Pedido OLD0001'])
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(shown()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos los pedidos' }))
  expect(shown()).toHaveLength(2)
})
