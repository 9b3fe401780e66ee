import { DateField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof DateField> = {
  title: 'Fields/Date field',
  component: DateField,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Date input', 'Date picker'],
    summary: 'A memorised date, typed as DD/MM/YYYY.',
    use: ['A memorised date: a date of birth.'],
    avoid: ['One of a few available days: DayStrip.'],
    anatomy: ['Label and hint.', 'The day, month and year with slashes between.', 'The error.'],
    do: ['Show in the hint how it is written: “24/05/1984”.', 'Give `autoComplete="bday"` for a birthday.'],
    dont: ['Do not validate it before the field is left.'],
    keys: [
      ['Digits', 'Are entered; slashes are inserted automatically.'],
      ['/', 'Closes a day or month of one digit: “1/” becomes “01/”.'],
      ['Backspace', 'Deletes digits and slashes.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      `Slashes are inserted and removed automatically; \`1/\` becomes \`01/\`.`,
      'The cursor keeps its position after an edit in the middle.',
      `The keypad of a phone shows digits; a date from autofill (\`autocomplete="bday"\`) is reordered.`,
      'For one of a few days there is DayStrip. There is no calendar: for a birthday it needs too many steps.',
    ],
    content: [
      'The error gives an example: “Error al introducir la fecha. Ejemplo: 24/05/1984 (DD/MM/AAAA)”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof DateField>

function Held({ label, hint }: { label: string; hint: string }) {
  const [text, setText] = useState('')
  return (
    <DateField
      label={label}
      hint={hint}
      autoComplete="bday"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Held label={t.birth} hint={t.birthHint} />
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '24051984')
    await expect(field).toHaveValue('24/05/1984')
    await userEvent.keyboard('{Backspace>5/}')
    await expect(field).toHaveValue('24/05')
    await userEvent.keyboard('{Backspace}9/84')
    await expect(field).toHaveValue('24/09/84')
    // The cursor stays after a digit typed in the middle.
    field.setSelectionRange(1, 2)
    await userEvent.keyboard('8')
    await expect(field).toHaveValue('28/09/84')
    await expect(field.selectionStart).toBe(2)
  },
}

export const AcceptsYearFirst: Story = {
  render: Default.render,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('1984-05-24')
    await expect(field).toHaveValue('24/05/1984')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <DateField label={t.birth} optional={t.optional} />
        <DateField label={t.birth} hint={t.birthHint} defaultValue="24/05/1984" />
        <DateField label={t.birth} error={t.birthError} defaultValue="31/02/1984" />
        <DateField label={t.birth} defaultValue="24/05/1984" readOnly />
        <DateField label={t.birth} defaultValue="24/05/1984" disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <DateField label={messages.es.birth} hint={messages.es.birthHint} error={messages.es.birthError} />
    </Narrow>
  ),
}
