import { DateField } from '@colada/ui'
import { fc, test as property } from '@fast-check/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { formatDateInput } from '#ui/fields/format-date-input.ts'

describe('formatDateInput (spec 000 §5)', () => {
  test.each([
    ['', ''],
    ['2', '2'],
    ['24', '24/'],
    ['24/', '24/'],
    ['240', '24/0'],
    ['24/05', '24/05/'],
    ['24051984', '24/05/1984'],
    ['1/', '01/'],
    ['01/5/', '01/05/'],
    ['/', ''],
    ['24-05-1984', '24/05/1984'],
    ['24.05.1984', '24/05/1984'],
    ['1984-05-24', '24/05/1984'],
    ['1984-5-4', '04/05/1984'],
    ['240519841', '24/05/1984'],
    ['veinte', ''],
  ])('%s becomes %s', (typed, written) => expect(formatDateInput(typed)).toBe(written))

  test.each([
    ['24', '24'],
    ['24/05', '24/05'],
    ['24/', '24/'],
    ['2405/1984', '24/05/1984'],
    ['2/05/1984', '2/05/1984'],
    ['/05/1984', '/05/1984'],
  ])('while something is taken away, %s stays or becomes %s', (typed, written) =>
    expect(formatDateInput(typed, false)).toBe(written),
  )

  property.prop([fc.string({ maxLength: 14 })])('has at most ten digits and slashes', (typed) => {
    const written = formatDateInput(typed)
    expect(written).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/)
    expect(formatDateInput(written)).toBe(written)
  })
})

function Held() {
  const [text, setText] = useState('')
  return <DateField label="day" value={text} onChange={({ target }) => setText(target.value)} />
}

describe.each([
  ['a form that holds the value', <Held key="held" />],
  ['a form that only listens', <DateField key="free" label="day" />],
])('in %s', (_name, field) => {
  test('inserts and removes slashes, and keeps the caret', async () => {
    render(field)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '24051984')
    expect(input.value).toBe('24/05/1984')
    // Taking away a slash takes the cursor before it, and never gets stuck there.
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    expect([input.value, input.selectionStart]).toEqual(['24/05/1984', 5])
    await userEvent.keyboard('{Backspace}')
    expect([input.value, input.selectionStart]).toEqual(['24/0/1984', 4])
    await userEvent.keyboard('9')
    expect(input.value).toBe('24/09/1984')
  })
})

test('listeners get the formatted text', async () => {
  const onText = vi.fn()
  render(<DateField label="day" onChange={({ target }) => onText(target.value)} />)
  await userEvent.type(screen.getByRole('textbox'), '2405')
  expect(onText.mock.calls.map(([text]) => text as string)).toEqual(['2', '24/', '24/0', '24/05/'])
})
