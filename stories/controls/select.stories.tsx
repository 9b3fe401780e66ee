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
  title: 'Controls/Select',
  component: Select,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Native select', 'Dropdown', 'Picker'],
    summary: 'A choice from a list, by the control of the platform.',
    use: ['One of many known names: an address, a province.'],
    avoid: [
      'Up to six that need comparing: RadioGroup.',
      'More than a dozen, found by typing: Combobox.',
      'Choosing leads to another page: links.',
    ],
    anatomy: [
      'Label and hint.',
      'The chosen value, or a placeholder that is no choice.',
      'The chevron.',
      'The error.',
    ],
    do: ['Put what most people choose first, else the order everyone knows.'],
    dont: ['Do not choose for the customer where a wrong choice costs money.'],
    keys: [
      ['Space, Arrow down', 'Opens the list of the platform.'],
      ['Letters', 'Jump to the option that begins with them.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; pressing it puts the cursor there.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it comes, and has an icon beside its colour.',
      'The native select: its keys, its wheel on a phone, its speech. There is no second one that draws its own list (ADR 14).',
    ],
    content: ['The placeholder asks: “Elige una dirección”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Select>

const optionsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }))

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Select label={t.address} placeholder={t.chooseAddress} options={optionsOf(t.addresses)} />
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
