import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { formatMoney } from '#domain/money/format-money.ts'
import { parseMoney } from '#domain/money/parse-money.ts'

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12', 1200],
  ['12,5', 1250],
  ['0,05', 5],
  [' 38,75 € ', 3875],
  ['1.234', 123_400],
  ['1.234,50', 123_450],
  ['12345,6', 1_234_560],
])('reads "%s" as %i cents', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents)
})

test.each([
  '',
  ' ',
  ',',
  '12,',
  '.50',
  '12,505',
  '1.23.456',
  '1,234.50',
  '-5',
  '+5',
  '12 50',
  '1e3',
  'doce',
  '€',
])('refuses "%s"', (typed) => {
  expect(parseMoney(typed)).toBeNull()
})

test.prop([fc.integer({ min: 0, max: 999_999_999 })])('reads what is shown', (cents) => {
  expect(parseMoney(formatMoney(cents))).toBe(cents)
})
