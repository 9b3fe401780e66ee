import { formatBirthDate, parseBirthDate } from '@colada/domain/account/birth-date'
import { expect, test } from 'vitest'

test.each([
  ['24/05/1984', '1984-05-24'],
  ['29/02/2000', '2000-02-29'],
  [' 01/01/1970 ', '1970-01-01'],
  ['29/02/1999', null],
  ['31/04/1990', null],
  ['24/05/1884', null],
  ['24/05/84', null],
  ['1984-05-24', null],
  ['', null],
])('%s is the date %s', (text, date) => {
  expect(parseBirthDate(text)).toBe(date)
})

test('a stored date is shown as DD/MM/YYYY', () => {
  expect(formatBirthDate('1984-05-24')).toBe('24/05/1984')
})
