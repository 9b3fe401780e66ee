import { describe, expect, it } from 'vitest'
import { matchedText } from '#ui/shop/catalogue/matched-text.ts'

/** The pieces with what was typed in brackets. */
const marked = (text: string, typed: string): string =>
  matchedText(text, typed)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

describe('matchedText', () => {
  it.each([
    ['Pantalón de vestir', 'pan', '[Pan]talón de vestir'],
    ['Pantalón de vestir', 'pantalon', '[Pantalón] de vestir'],
    ['Edredón de cama doble', 'EDREDÓN cama', '[Edredón] de [cama] doble'],
    ['Alfombra de lana', 'bra', 'Alfombra de lana'],
    ['Camisa (lavada)', 'lav', 'Camisa ([lav]ada)'],
    ['Camisa', '', 'Camisa'],
    ['Camisa', '  ', 'Camisa'],
    ['Camisa', 'camisas', 'Camisa'],
  ])('%s, typed %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  it('keeps every letter of the text, whatever its form', () => {
    const decomposed = 'Pantalón'.normalize('NFD')
    expect(
      matchedText(decomposed, 'pantalón')
        .map(({ text }) => text)
        .join(''),
    ).toBe(decomposed.normalize('NFC'))
  })
})
