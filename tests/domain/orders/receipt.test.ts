import { garmentTag, hasReceipt, locatorOfTag } from '@colada/domain/orders/receipt'
import { orderStatus } from '@colada/domain/orders/status'
import { expect, test } from 'vitest'

test.each([
  ['created', true],
  ['pendingPayment', false],
  ['absentAtPickup', true],
  ['collected', true],
  ['incident', true],
  ['washed', true],
  ['delivered', true],
  ['cancelled', false],
  ['error', false],
] as const)('an order in the status %s has a receipt: %s', (name, expected) => {
  const status = orderStatus[name]
  expect(hasReceipt({ status, kind: 'normal', isReturnDue: false })).toBe(expected)
  expect(hasReceipt({ status, kind: 'voucher', isReturnDue: false })).toBe(false)
})

test('a cancelled order has a receipt while its garments are with the shop', () => {
  expect(hasReceipt({ status: orderStatus.cancelled, kind: 'normal', isReturnDue: true })).toBe(true)
})

test('a tag has the locator and at least two digits', () => {
  expect([1, 42, 100].map((number) => garmentTag('K7M2QPX', number))).toEqual([
    'K7M2QPX-01',
    'K7M2QPX-42',
    'K7M2QPX-100',
  ])
})

test.each([
  [garmentTag('K7M2QPX', 3), 'K7M2QPX'],
  ['k7m2qpx-112', 'K7M2QPX'],
  ['K7M2QPX', null],
  ['García-Peña', null],
  ['K7M2QPX-3', null],
])('the locator in %s is %s', (text, locator) => {
  expect(locatorOfTag(text)).toBe(locator)
})
