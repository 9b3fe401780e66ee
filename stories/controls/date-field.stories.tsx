import { DateField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof DateField> = {
  title: 'Controls/DateField',
  component: DateField,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Date input', 'Date picker'],
    summary: 'A date that is known by heart, typed as DD/MM/YYYY.',
    use: ['A day one knows by heart: a date of birth.'],
    avoid: ['A day out of a few that are free: DayStrip.'],
    anatomy: ['Label and hint.', 'The day, month and year with slashes between.', 'The error.'],
    do: ['Show in the hint how it is written: “24/05/1984”.', 'Give `autoComplete="bday"` for a birthday.'],
    dont: ['Do not judge it before the field is left.'],
    keys: [
      ['Digits', 'Are put in their place; the slashes come by themselves.'],
      ['/', 'Closes a day or month of one digit: “1/” becomes “01/”.'],
      ['Backspace', 'Takes away digits and, with them, slashes.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; pressing it puts the cursor there.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it comes, and has an icon beside its colour.',
      `The slashes come by themselves and go by themselves; \`1/\` becomes \`01/\`.`,
      'The cursor stays where it is when something in the middle is mended.',
      `The keypad of a phone shows digits; a date from the browser’s memory (\`autocomplete="bday"\`) is turned round.`,
      'A day out of a few is chosen in a DayStrip instead. A calendar to leaf through would be the wrong tool for a birthday.',
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
    // A digit in the middle: the cursor stays behind it.
    field.setSelectionRange(1, 2)
    await userEvent.keyboard('8')
    await expect(field).toHaveValue('28/09/84')
    await expect(field.selectionStart).toBe(2)
  },
}

export const YearFirstIsTurnedRound: Story = {
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
