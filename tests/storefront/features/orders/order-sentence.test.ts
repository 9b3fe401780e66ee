import { toOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import { expect, test } from 'vitest'
import { orderSentence } from '#storefront/features/orders/order-sentence.ts'
import { i18nByLanguage } from '../../support/i18n.ts'
import { storeLeg, type WireOrder, wireLeg, wireOrder } from '../../support/wire-order.ts'

const { created, pendingPayment, absentAtPickup, collected, washed, outForDelivery } = orderStatus
const { absentAtDelivery, delivered, cancelled, error } = orderStatus

/** 23 November 2026, 0:30 in Madrid: the 22nd by UTC. */
const now = Date.parse('2026-11-22T23:30:00Z') / 1_000
const on = (date: string) => ({ ...wireLeg(0), date })

function sentence(more: Partial<WireOrder>, language: Language = 'es', isConfirming = false) {
  const { t } = i18nByLanguage[language]
  return orderSentence(toOrder({ ...wireOrder, ...more }), { language, t, now, isConfirming })
}

const today = [on('2026-11-23')]
const tomorrow = [on('2026-11-24')]
const later = [on('2026-11-30')]
const yesterday = [on('2026-11-22')]

test.each<[string, Partial<WireOrder>, string]>([
  ['today', { status: created, pickup: today }, 'Pasamos a recogerlo hoy, 9:00–11:00.'],
  ['tomorrow', { status: created, pickup: tomorrow }, 'Pasamos a recogerlo mañana, 9:00–11:00.'],
  ['a later day', { status: created, pickup: later }, 'Pasamos a recogerlo el lun, 30 nov, 9:00–11:00.'],
  [
    'a day that is over',
    { status: created, pickup: yesterday },
    'La recogida estaba prevista ayer, 9:00–11:00.',
  ],
  ['a date that cannot be read', { status: created, pickup: [on('')] }, 'Tu pedido está confirmado.'],
  [
    'a drop-off at a store',
    { status: created, pickup: [storeLeg(now)] },
    'Llévala a Madrid Tetuán cuando quieras: abre 7:00–23:00.',
  ],
  [
    'a drop-off at a store before a delivery by van',
    { status: created, pickup: [storeLeg(now, { bring_before: now + 86_400 })] },
    'Llévala a Madrid Tetuán antes del 24 nov 2026, 00:30: abre 7:00–23:00.',
  ],
  [
    'a collection at a store that is to come',
    { status: collected, delivery: [storeLeg(now + 86_400, { date: '2026-11-24' })] },
    'Ya tenemos tus prendas. Recógelas en Madrid Tetuán desde el mar, 24 nov: abre 7:00–23:00.',
  ],
  [
    'a collection at a store whose expected day is over',
    { status: collected, delivery: [storeLeg(now - 86_400)] },
    'Ya tenemos tus prendas. Las recoges en Madrid Tetuán: te avisaremos cuando estén listas.',
  ],
  [
    'garments that wait at a store',
    { status: washed, delivery: [storeLeg(now + 86_400)] },
    'Tus prendas están listas. Recógelas en Madrid Tetuán: abre 7:00–23:00.',
  ],
  [
    'the return of a cancelled order at a store',
    { status: cancelled, return_due: true, delivery: [storeLeg(now)] },
    'Este pedido está cancelado. Puedes recoger tus prendas en Madrid Tetuán: abre 7:00–23:00.',
  ],
  [
    'the delivery',
    { status: collected, pickup: yesterday, delivery: tomorrow },
    'Ya tenemos tus prendas. Te las llevamos mañana, 9:00–11:00.',
  ],
  [
    'the way',
    { status: outForDelivery, delivery: today },
    'Vamos de camino con tus prendas. Te las llevamos hoy, 9:00–11:00.',
  ],
  [
    'a missed pickup and the price of a new visit',
    { status: absentAtPickup, pickup: yesterday, change_pickup_cost: 3 },
    'Fuimos ayer, 9:00–11:00, y no había nadie. La nueva visita cuesta 3,00\u00a0€.',
  ],
  [
    'a missed delivery and where the garments are',
    { status: absentAtDelivery, delivery: today, change_delivery_cost: 3 },
    'Fuimos hoy, 9:00–11:00, y no había nadie. La nueva visita cuesta 3,00\u00a0€. Tus prendas están limpias y a salvo con nosotros.',
  ],
  [
    'the day of the delivery',
    { status: delivered, status_history: [{ status: delivered, time: now }] },
    'Te lo entregamos el lun, 23 nov.',
  ],
  [
    'the return of a cancelled order',
    { status: cancelled, return_due: true, delivery: tomorrow },
    'Este pedido está cancelado. Te devolvemos tus prendas mañana, 9:00–11:00.',
  ],
  [
    'an error',
    { status: error },
    'Algo ha fallado con este pedido y lo estamos revisando. No tienes que pagar nada más.',
  ],
  ['a pack', { type: 'voucher' }, 'Camisa: escribe su código al confirmar un pedido.'],
])('says %s', (_, order, expected) => {
  expect(sentence(order)).toBe(expected)
})

test('is in English too', () => {
  expect(sentence({ status: created, pickup: later }, 'en')).toBe(
    'We’ll pick it up on Mon 30 Nov, 9:00–11:00.',
  )
})

test('distinguishes an unpaid order from a payment that is being confirmed', () => {
  const unpaid = { status: pendingPayment, precioPendiente: 29.75, pay_before: now + 60 }
  expect(sentence(unpaid)).toBe('Este pedido aún no está pagado. Págalo para confirmarlo.')
  expect(sentence(unpaid, 'es', true)).toMatch(/^Estamos esperando la confirmación del pago/)
})

test('says nothing about an unknown status', () => {
  expect(sentence({ status: 77 })).toBeNull()
})
