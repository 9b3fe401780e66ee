import { Inline, StatusBadge } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { statusTones } from './statuses.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof StatusBadge> = {
  title: 'Shop/Orders/Status badge',
  component: StatusBadge,
  parameters: guide({
    status: 'ready',
    summary: 'Where an order stands, in a word and a sign.',
    use: ['The status of an order, in lists and on its page.'],
    avoid: ['Any other state: Badge.'],
    anatomy: ['The sign of its tone.', 'The status in words.'],
    do: ['Take the tone from the status, never by taste.'],
    dont: ['Do not shorten the status: people search for its words.'],
    keys: [],
    access: [
      'Text; the sign repeats the tone, so that it is never told by colour alone.',
      'A cancelled order is struck through as well.',
    ],
    content: ['The words of the glossary, one status one wording.'],
  }),
}
export default meta
type Story = StoryObj<typeof StatusBadge>

export const Default: Story = {
  render: (_args, context) => (
    <StatusBadge tone="success">{localize(messages, context).statuses.washing}</StatusBadge>
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
