import { processTypes } from '@colada/domain/orders/process'
import { expect, test } from 'vitest'
import { paymentTitle } from '#storefront/features/payment/payment-title.ts'
import en from '#storefront/locales/en/payment.json' with { type: 'json' }
import es from '#storefront/locales/es/payment.json' with { type: 'json' }

// spec 000 §2, Payment: pay by card, add garments, change dates, or packs.
const titles = {
  reserve_order: 'payment:title',
  reserve_order_by_cash: 'payment:title',
  reserve_order_by_tp_card: 'payment:title',
  reserve_order_by_unpaid: 'payment:title',
  new_order_bono: 'payment:titles.packs',
  new_order_bono_by_cash: 'payment:titles.packs',
  new_order_bono_by_tp_card: 'payment:titles.packs',
  add_items_to_order: 'payment:titles.addItems',
  add_items_incident_tp_card: 'payment:titles.addItems',
  add_items_incident_cash: 'payment:titles.addItems',
  change_pickup_to_order: 'payment:titles.changeDates',
  change_delivery_to_order: 'payment:titles.changeDates',
} as const satisfies Record<(typeof processTypes)[number], string>

test.each(processTypes)('has a title for the payment of %s', (process) => {
  expect(paymentTitle(process)).toBe(titles[process])
})

test('names the method of a new order, and the process of any other', () => {
  expect(paymentTitle('reserve_order', 'paypal')).toBe('payment:titles.paypal')
  expect(paymentTitle('add_items_to_order', 'paypal')).toBe('payment:titles.addItems')
})

test('has the default title for an unknown process', () => {
  expect(paymentTitle('')).toBe('payment:title')
  expect([es.title, es.titles.addItems, es.titles.changeDates]).toEqual([
    'Pagar con tarjeta',
    'Añadir prendas',
    'Cambiar fechas',
  ])
  expect([en.title, en.titles.addItems, en.titles.changeDates]).toEqual([
    'Pay by card',
    'Add garments',
    'Change dates',
  ])
})
