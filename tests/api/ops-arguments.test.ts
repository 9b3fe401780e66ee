import { expect, test } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'

test.each([
  [['order', 'ABC'], 'Moving an order needs its locator and its new status.'],
  [['order', 'ABC', 'lost'], 'There is no order status "lost".'],
  [['order', 'ABC', '10', '--fast'], "Unknown option '--fast'"],
  [['order', 'ABC', 'cancelled', '--shops-fault=yes'], "Option '--shops-fault' does not take an argument"],
  [['order', 'ABC', 'washed', '--part=laundry'], '"laundry" is not the id of a category.'],
  [['order', 'ABC', 'washed', '--store=centre'], '"centre" is not the id of a store.'],
  [['returned', 'ABC', '--shops-fault'], "Unknown option '--shops-fault'"],
  [['events', '-1'], "Unknown option '-1'"],
  [['refunds', 'all'], "Unexpected argument 'all'"],
  [['refund'], 'There is no command "refund".'],
  [[], 'No command given.'],
  [['notice', 'Hola'], 'A notice needs its text in Spanish and in English'],
])('%j is an error', (args, message) => {
  expect(readCommand(args)).toContain(message)
})

test('reads a cancellation by the shop’s fault, the option at any place', () => {
  const command = {
    name: 'order',
    locator: 'ABC',
    status: 60,
    missing: [],
    isShopsFault: true,
    part: undefined,
    storeId: undefined,
  }
  expect(readCommand(['order', 'abc', 'cancelled', '--shops-fault'])).toEqual(command)
  expect(readCommand(['order', '--shops-fault', 'abc', '60'])).toEqual(command)
})

test('reads a notice with empty texts', () => {
  const empty = { message: '', subheader: '' }
  expect(readCommand(['notice', '', ''])).toEqual({ name: 'notice', es: empty, en: empty })
})
