import { PhoneField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof PhoneField> = {
  title: 'Fields/Phone field',
  component: PhoneField,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Telephone input'],
    summary: 'A phone number, as the customer writes it.',
    use: ['The phone number that the driver calls.'],
    avoid: ['Other digits: NumberField.', 'Several numbers: one field each.'],
    anatomy: ['Label and hint.', 'The number.', 'The error.'],
    do: ['Say in the hint what it is for.', 'Accept the usual separators: spaces, dots, hyphens, brackets.'],
    dont: [
      'Do not ask for the country in a field of its own: a plus is enough.',
      'Do not change what is typed.',
    ],
    keys: [['Any character', 'Stays as typed; the form checks the number.']],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      `The keypad of a phone dials, and the browser offers the customer’s number (\`autocomplete="tel"\`).`,
    ],
    content: ['The hint reassures: “Para avisarte al llegar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof PhoneField>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <PhoneField {...args} label={t.phone} hint={t.phoneHint} />
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    field.focus()
    await userEvent.keyboard('(+34) 605.03-89 488{Backspace}')
    await expect(field).toHaveValue('(+34) 605.03-89 48')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <PhoneField label={t.phone} optional={t.optional} />
        <PhoneField label={t.phone} hint={t.phoneHint} defaultValue="612 345 678" />
        <PhoneField label={t.phone} error={t.phoneError} defaultValue="612 3" />
        <PhoneField label={t.phone} defaultValue="+44 7911 123456" readOnly />
        <PhoneField label={t.phone} defaultValue="612 345 678" disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <PhoneField label={messages.es.phone} hint={messages.es.phoneHint} error={messages.es.phoneError} />
    </Narrow>
  ),
}
