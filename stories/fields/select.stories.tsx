import { Select, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Select> = {
  title: 'Fields/Select',
  component: Select,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Native select', 'Dropdown', 'Picker'],
    summary: 'One option from a list, with the native control.',
    use: ['One of many known names: an address, a province.'],
    avoid: [
      'Up to six options to compare: RadioGroup.',
      'More than a dozen, found by typing: Combobox.',
      'Options that lead to other pages: links.',
    ],
    anatomy: [
      'Label and hint.',
      'The selected value, or a placeholder that cannot be selected.',
      'The chevron.',
      'The error.',
    ],
    do: ['Put the most common option first, otherwise use a well-known order.'],
    dont: ['Do not preselect an option where a wrong one costs money.'],
    keys: [
      ['Space, Arrow down', 'Opens the list of the platform.'],
      ['Letters', 'Jump to the option that begins with them.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'The native select with its keyboard, phone and screen reader support. There is no custom variant (ADR 14).',
    ],
    content: ['The placeholder is a request: “Elige una dirección”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Select>

const optionsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Select {...args} label={t.address} placeholder={t.chooseAddress} options={optionsOf(t.addresses)} />
    )
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(select).toHaveValue('')
    await userEvent.selectOptions(select, '2')
    await expect(select).toHaveValue('2')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const options = optionsOf(t.addresses)
    return (
      <Stack gap="lg">
        <Select label={t.address} options={options} defaultValue="2" />
        <Select label={t.address} options={options} placeholder={t.chooseAddress} error={t.noAddress} />
        <Select label={t.address} options={options} disabled />
        <Select label={t.address} options={options} hideLabel />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Select
        label={messages.es.address}
        options={[{ value: '1', label: `${messages.es.addresses[1]}, 28046 Madrid` }]}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Select label={t.address} options={optionsOf(t.addresses)} disabled />
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Select label={t.address} options={optionsOf(t.addresses)} error={t.noAddress} />
    },
  },
})
