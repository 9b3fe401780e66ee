import { expect, test } from 'vitest'
import { editText, insteadOf } from '#storefront/platform/edit-text.ts'

test('a text is edited in all its places at once, in whatever order they are named', () => {
  const text = '<head></head><p>words</p>'
  const edits = [
    ...insteadOf(text, 'words', () => '$& and $1'),
    ...insteadOf(text, '</head>', () => '<b/></head>'),
    ...insteadOf(text, 'missing', () => 'never'),
  ]
  expect(editText(text, edits)).toBe('<head><b/></head><p>$& and $1</p>')
  expect(editText(text, [])).toBe(text)
})
