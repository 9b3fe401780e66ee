import { RadioGroup, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof RadioGroup> = {
  title: 'Fields/Radio group',
  component: RadioGroup,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Radio buttons', 'Choice list'],
    summary: 'One of a few options, all visible.',
    use: [
      'One of two to six options, where seeing all of them helps to choose.',
      '`cards` where options have descriptions.',
    ],
    avoid: [
      'More than six, or well-known names: Select.',
      'Two to four short labels that switch a view at once: SegmentedControl.',
    ],
    anatomy: [
      'The label of the group, its hint.',
      'The options, each a circle with its label and an optional hint.',
      'The error of the group.',
    ],
    do: ['Preselect the most common option where it does no harm.'],
    dont: ['Do not use a single radio for a yes: that is a Checkbox.'],
    keys: [
      ['Tab', 'Focuses the selected option, then leaves the group.'],
      ['Arrow keys', 'Move to the next or previous option and select it.'],
      ['Space', 'Selects the focused option.'],
    ],
    access: [
      `\`role="radiogroup"\`, named by its label.`,
      'One tab stop; arrow keys move and select.',
      'Each hint describes its option.',
    ],
    content: ['Options of one kind and one grammar; extra cost or time is in the hint.'],
  }),
}
export default meta
type Story = StoryObj<typeof RadioGroup>

export const Default: Story = {
  args: { defaultValue: 'visa' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <RadioGroup {...args} label={t.pay} options={t.ways} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: t.ways[0]!.label }).focus()
    // Radix selects on focus only while an arrow key is down.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: t.ways[1]!.label })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await userEvent.click(canvas.getByText(t.ways[2]!.label))
    await expect(canvas.getByRole('radio', { name: t.ways[2]!.label })).toBeChecked()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xl">
        <RadioGroup label={t.pay} options={t.ways} error={t.payError} />
        <RadioGroup label={t.pay} options={t.ways} defaultValue="new" layout="cards" />
        <RadioGroup label={t.pay} options={t.ways} disabled defaultValue="visa" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <RadioGroup
        label={messages.es.pay}
        layout="cards"
        options={[{ value: 'a', label: messages.es.longest, hint: messages.es.remarksHint }]}
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <RadioGroup label={t.pay} options={t.ways} disabled defaultValue="visa" />
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <RadioGroup label={t.pay} options={t.ways} error={t.payError} />
    },
  },
})
