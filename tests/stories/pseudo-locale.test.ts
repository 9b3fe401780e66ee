import { expect, it } from 'vitest'
import { lengthenText, lengthenMessages } from '#stories/pseudo-locale.ts'

it('doubles vowels and adds brackets, but keeps placeholders, tags and URLs', () => {
  expect(lengthenText('Añadir {{count}} al <b>cesto</b> /pictures/a.svg')).toBe(
    '[AAñaadiir {{count}} aal <b>ceestoo</b> /pictures/a.svg]',
  )
})

it('lengthens nested messages, but not numbers and identifiers', () => {
  const messages = {
    text: 'Sí',
    list: ['uno'],
    left: (count: number) => `Quedan ${count}`,
    option: { value: 'visa', label: 'Visa' },
    count: 3,
  }
  const longer = lengthenMessages(messages)
  expect(longer).toMatchObject({
    text: '[Síí]',
    list: ['[uunoo]'],
    option: { value: 'visa', label: '[Viisaa]' },
  })
  expect(longer.left(3)).toBe('[Quueedaan 3]')
  expect(longer.count).toBe(3)
  expect(lengthenMessages(messages)).toBe(longer)
})
