import { toOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderMessages } from '#storefront/flows/orders/order-messages.tsx'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { wireOrder } from '../../support/wire-order.ts'

const { collected, incident } = orderStatus
const question = { id: 1, description: '¿Seguimos con la mancha?', missing_items: [] }
const garments = { id: 2, description: '', missing_items: [{ product_id: 1, qty: 1 }] }

function open(more: object, messages: readonly object[]) {
  const { store, requests } = fakeApi({ 'GET /orders/5/messages': () => ok({ messages }) })
  const order = toOrder({
    ...wireOrder,
    status: incident,
    can_report_incident: true,
    status_history: [{ status: collected, time: 1_790_000_000 }],
    ...more,
  })
  renderInShop(<OrderMessages order={order} />, { store, language: 'es' })
  return requests
}

const sent = (type: string, pictures = 0) => ({ id: 1, type, time: 1_790_000_000, pictures })

test('offers an answer in words to an incident without garments', async () => {
  open({ incidents: [question] }, [])
  const answer = await screen.findByRole('link', { name: 'Responder a la incidencia' })
  expect(answer.getAttribute('href')).toBe('/detalles-pedido/5/respuesta')
})

test('shows that the answer was sent', async () => {
  open({ incidents: [question] }, [sent('respuesta')])
  expect(await screen.findByText('Respuesta enviada el 21 sept 2026, 16:13.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Añadir algo a tu respuesta' })).toBeVisible()
})

test('shows reports with their pictures, and no answer where garments are in question', async () => {
  open({ incidents: [garments] }, [sent('no-es-mia'), { ...sent('incidencia', 2), id: 2 }])
  expect(await screen.findByText('Aviso enviado el 21 sept 2026, 16:13. Con 2 fotos.')).toBeVisible()
  expect(screen.getByText(/no es tuyo lo que venía en la bolsa/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('asks for no messages before the pickup', () => {
  expect(open({ status: orderStatus.created, status_history: [] }, [])).toEqual([])
})
