import { parseMoney } from '@colada/domain/money/parse-money'
import { expect, it } from 'vitest'

it.each([
  ['20', 2000],
  ['20,5', 2050],
  [' 20.50 ', 2050],
  ['0,05', 5],
  ['', null],
  ['20,505', null],
  ['-5', null],
  ['1.000,00', null],
  ['veinte', null],
])('reads %s as %s cents', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents)
})
