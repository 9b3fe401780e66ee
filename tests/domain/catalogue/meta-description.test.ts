import { metaDescription } from '@colada/domain/catalogue/truncate'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const words = (length: number) => 'palabra '.repeat(50).slice(0, length)

describe('the meta description', () => {
  it.each([
    ['keeps a short text', 'Camisa lavada y planchada.', 'Camisa lavada y planchada.'],
    ['removes tags and line breaks', '<p>Una\n\ncamisa</p><p>blanca</p>', 'Una camisa blanca'],
    ['keeps 150 characters', 'x'.repeat(150), 'x'.repeat(150)],
    ['truncates 151 to 149 and an ellipsis', 'x'.repeat(151), `${'x'.repeat(149)}…`],
    ['ends at a word boundary', words(160), `${words(143)}…`],
  ])('%s', (_, text, description) => {
    expect(metaDescription(text)).toBe(description)
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 400 })])(
    'is one line of at most 150 characters',
    (text) => {
      const description = metaDescription(text)
      expect([...description].length).toBeLessThanOrEqual(150)
      expect(description).not.toMatch(/[\n\r\t]/)
    },
  )
})
