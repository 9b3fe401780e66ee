import { countEvents } from '@colada/domain/analytics/contract'
import { MAX_EVENTS, toCountedValue } from '@colada/domain/analytics/event'
import { expect, it } from 'vitest'

it.each([
  [12_100, 10_000],
  [10_000, 8_264],
  [51, 42],
  [50, 41],
  [49, null],
  [0, null],
])('counts a payment of %i cents as %s cents without VAT', (paid, value) => {
  expect(toCountedValue(paid)).toBe(value)
})

const page = { name: 'page', route: 'Home', lang: 'es' }
const payment = { name: 'payment', route: 'Payment', lang: 'en', value: 12.4 }

it.each([
  ['a page', [page]],
  ['a category', [{ ...page, route: '-1' }]],
  ['a payment', [payment]],
  ['the largest batch', Array.from({ length: MAX_EVENTS }, () => page)],
])('accepts %s', (_, events) => {
  expect(countEvents.body.safeParse({ events }).success).toBe(true)
})

it.each([
  ['no event', []],
  ['a larger batch', Array.from({ length: MAX_EVENTS + 1 }, () => page)],
  ['an unknown name', [{ ...page, name: 'visit' }]],
  ['a path', [{ ...page, route: '/pago/12' }]],
  ['an unknown category', [{ ...page, route: '99' }]],
  ['an unknown language', [{ ...page, lang: 'fr' }]],
  ['a page with a value', [{ ...page, value: 1 }]],
  ['a payment without a value', [{ ...payment, value: undefined }]],
  ['a negative payment', [{ ...payment, value: -1 }]],
])('rejects %s', (_, events) => {
  expect(countEvents.body.safeParse({ events }).success).toBe(false)
})
