import { expect, it } from 'vitest'
import { lengthened, lengthenWords } from '#stories/lengthen.ts'

it('says every vowel twice between brackets, and leaves placeholders, tags and addresses alone', () => {
  expect(lengthened('Añadir {{count}} al <b>cesto</b> /pictures/a.svg')).toBe(
    '[AAñaadiir {{count}} aal <b>ceestoo</b> /pictures/a.svg]',
  )
})

it('lengthens words of any shape, and neither numbers nor what tells things apart', () => {
  const words = {
    say: 'Sí',
    many: ['uno'],
    left: (count: number) => `Quedan ${count}`,
    way: { value: 'visa', label: 'Visa' },
    count: 3,
  }
  const longer = lengthenWords(words)
  expect(longer).toMatchObject({ say: '[Síí]', many: ['[uunoo]'], way: { value: 'visa', label: '[Viisaa]' } })
  expect(longer.left(3)).toBe('[Quueedaan 3]')
  expect(longer.count).toBe(3)
  expect(lengthenWords(words)).toBe(longer)
})
