import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { metaDescription } from '@colada/domain/catalogue/truncate'

const words = (length: number) => 'palabra '.repeat(50).slice(0, length)

describe('the description for search engines', () => {
  it.each([
    ['a short one stays', 'Camisa lavada y planchada.', 'Camisa lavada y planchada.'],
    ['tags and lines go', '<p>Una\n\ncamisa</p><p>blanca</p>', 'Una camisa blanca'],
    ['150 characters stay', 'x'.repeat(150), 'x'.repeat(150)],
    ['151 become 149 and an ellipsis', 'x'.repeat(151), `${'x'.repeat(149)}…`],
    ['it ends after a whole word', words(160), `${words(143)}…`],
  ])('%s', (_, text, description) => {
    expect(metaDescription(text)).toBe(description)
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 400 })])(
    'never says more than 150 characters in one line',
    (text) => {
      const description = metaDescription(text)
      expect([...description].length).toBeLessThanOrEqual(150)
      expect(description).not.toMatch(/[\n\r\t]/)
    },
  )
})
