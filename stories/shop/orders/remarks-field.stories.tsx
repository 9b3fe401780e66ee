import { RemarksField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof RemarksField> = {
  title: 'Shop/Orders/Remarks field',
  component: RemarksField,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Remarks', 'Order notes'],
    summary: 'Notes for the driver and the laundry.',
    use: ['The remarks of an order, in the checkout.'],
    avoid: ['A message to us: ContactForm.'],
    anatomy: ['Label and “optional”.', 'The hint.', 'The text and what is left of it.'],
    do: ['Give the limit of the order: 200 characters.'],
    dont: ['Do not make it required.'],
    keys: [
      ['Tab', 'To the text.'],
      ['Enter', 'A new line.'],
    ],
    access: [
      'A named text area; how many characters are left is shown, and announced when few are.',
      'It takes no more than its limit.',
    ],
    content: ['The hint says who reads it.'],
  }),
}
export default meta
type Story = StoryObj<typeof RemarksField>

const LIMIT = 200

function Remarks({ t, initial = '' }: { t: OrdersMessages['remarks']; initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <RemarksField
      label={t.label}
      optional={t.optional}
      hint={t.hint}
      limit={LIMIT}
      counter={t.left}
      value={value}
      onChange={setValue}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Remarks t={localize(messages, context).remarks} />,
  play: async (context) => {
    const { remarks } = localize(messages, context)
    const field = within(context.canvasElement).getByRole('textbox')
    await expect(field).toHaveAccessibleDescription(remarks.hint)
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(LIMIT + 5))
    await expect(field).toHaveValue('a'.repeat(LIMIT))
    await userEvent.clear(field)
    await userEvent.type(field, remarks.typed)
    await expect(field).toHaveValue(remarks.typed)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context).remarks
    const common = { hint: t.hint, limit: LIMIT, counter: t.left, value: t.typed, onChange: fn() }
    return (
      <Stack gap="lg">
        <RemarksField {...common} label={t.label} value={'a'.repeat(LIMIT)} />
        <RemarksField {...common} label={t.label} error={t.refused} />
        <RemarksField {...common} label={t.label} disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Remarks t={messages.es.remarks} initial={messages.es.longest.repeat(2)} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
