import { Inline, StatusBadge } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'
import { statusTones } from './statuses.ts'

const meta: Meta<typeof StatusBadge> = {
  title: 'Shop/Orders/Status badge',
  component: StatusBadge,
  parameters: guide({
    status: 'ready',
    summary: 'The status of an order, as text with an icon.',
    use: ['The status of an order, in lists and on its page.'],
    avoid: ['Any other state: Badge.'],
    anatomy: ['The icon of its tone.', 'The status in words.'],
    do: ['Derive the tone from the status.'],
    dont: ['Do not shorten the status: people search for it.'],
    keys: [],
    access: [
      'Text; the icon repeats the tone, so that colour is never the only cue.',
      'A cancelled order is struck through as well.',
    ],
    content: ['The terms of the glossary, one per status.'],
  }),
}
export default meta
type Story = StoryObj<typeof StatusBadge>

export const Default: Story = {
  args: { tone: 'success' },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <StatusBadge {...args}>{localize(messages, context).statuses.washing}</StatusBadge>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Inline>
      {Object.entries(localize(messages, context).statuses).map(([status, label]) => (
        <StatusBadge key={status} tone={statusTones[status as keyof typeof statusTones]}>
          {label}
        </StatusBadge>
      ))}
    </Inline>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <StatusBadge tone="error">{messages.es.statuses.absentAtPickup}</StatusBadge>
    </Narrow>
  ),
}
