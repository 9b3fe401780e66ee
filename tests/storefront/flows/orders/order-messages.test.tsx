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

const sentAt = 1_790_000_000
const days = 24 * 60 * 60

function open(more: object, messages: readonly object[], now = sentAt) {
  const { store, requests } = fakeApi({ 'GET /orders/5/messages': () => ok({ messages }) })
  const order = toOrder({
    ...wireOrder,
    status: incident,
    can_report_incident: true,
    status_history: [{ status: collected, time: 1_790_000_000 }],
    ...more,
  })
  const { unmount } = renderInShop(<OrderMessages order={order} now={now} />, { store, language: 'es' })
  return { requests, unmount }
}

const thumbnail = 'data:image/jpeg;base64,/9j/'
const sent = (type: string, thumbnails: readonly string[] = []) => ({
  id: 1,
  type,
  time: sentAt,
  pictures: thumbnails.length,
  thumbnails,
})

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
  open({ incidents: [garments] }, [
    sent('no-es-mia'),
    { ...sent('incidencia', [thumbnail, thumbnail]), id: 2 },
  ])
  expect(await screen.findByText('Aviso enviado el 21 sept 2026, 16:13. Con 2 fotos.')).toBeVisible()
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    thumbnail,
    thumbnail,
  ])
  expect(screen.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  expect(screen.getByText(/no es tuyo lo que venía en la bolsa/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('says by which day it is answered, until that day is over', async () => {
  const { unmount } = open({}, [sent('incidencia')])
  expect(await screen.findByText('Te contestamos por correo, como muy tarde el mar, 22 sept.')).toBeVisible()
  unmount()
  open({}, [sent('incidencia')], sentAt + 3 * days)
  expect(await screen.findByText('Te contestamos por correo.')).toBeVisible()
})

test('asks for no messages before the pickup', () => {
  expect(open({ status: orderStatus.created, status_history: [] }, []).requests).toEqual([])
})
