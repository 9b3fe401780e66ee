import { Stack, TextArea } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof TextArea> = {
  title: 'Fields/Text area',
  component: TextArea,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Multiline input'],
    summary: 'Several lines of text, with a count of what is left.',
    use: ['More than one line, in the customer’s own words: remarks, a message.'],
    avoid: ['One line: TextField.'],
    anatomy: [
      'Label and hint.',
      'The area, three rows by default.',
      'The count of what is left, when there is a limit.',
      'The error.',
    ],
    do: ['Give `counter` whenever there is a `maxLength`.'],
    dont: ['Do not cut pasted text silently.'],
    keys: [['Tab', 'Leaves it: no tab is typed.']],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'The count is announced only when twenty characters or fewer are left.',
    ],
    content: ['The hint gives an example: “Por ejemplo, el piso”.'],
  }),
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Default: Story = {
  args: { maxLength: 200 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <TextArea {...args} label={t.remarks} hint={t.remarksHint} counter={t.left} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'Timbre B')
    await expect(canvas.getAllByText(t.left(192))).toHaveLength(1)
  },
}

export const NearLimitIsAnnounced: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <TextArea label={t.remarks} maxLength={30} counter={t.left} defaultValue="Llamar antes de subir" />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    await expect(within(canvasElement).getAllByText(t.left(9))).toHaveLength(2)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <TextArea label={t.remarks} optional={t.optional} />
        <TextArea label={t.remarks} maxLength={10} counter={t.left} defaultValue="0123456789" />
        <TextArea label={t.remarks} error={t.wholeOnly} defaultValue="…" />
        <TextArea label={t.remarks} defaultValue={t.remarksHint} disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <TextArea
        label={messages.es.remarks}
        hint={messages.es.remarksHint}
        maxLength={200}
        counter={messages.es.left}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  await userEvent.tab()
  await userEvent.keyboard('Timbre B{Enter}2.º')
  await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Timbre B\n2.º')
})

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <TextArea label={t.remarks} defaultValue={t.remarksHint} disabled />
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <TextArea label={t.remarks} error={t.wholeOnly} />
    },
  },
})
