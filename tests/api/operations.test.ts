import { expect, test } from 'vitest'
import { readCommand } from '#api/operations-command.ts'

test.each([
  [['order', 'ABC'], 'Moving an order needs its locator and its new status.'],
  [['order', 'ABC', 'lost'], 'There is no order status "lost".'],
  [['notice', 'Hola'], 'A notice needs its text in Spanish and in English'],
])('%j is an error', (args, message) => {
  expect(readCommand(args)).toContain(message)
})
