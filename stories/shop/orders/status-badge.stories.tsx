import { Inline, type OrderTone, StatusBadge } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type OrdersWords } from './words.ts'

const meta: Meta<typeof StatusBadge> = {
  title: 'Shop/Orders/Status badge',
  component: StatusBadge,
  parameters: {
    ...contract('Where an order stands, in a word and a sign.', [
      'Text; the sign repeats the tone, so that it is never told by colour alone.',
      'A cancelled order is struck through as well.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof StatusBadge>

const tones: Record<keyof OrdersWords['statuses'], OrderTone> = {
  created: 'success',
  pendingPayment: 'warning',
  absentAtPickup: 'error',
  collected: 'success',
  washing: 'success',
  incident: 'error',
  washed: 'success',
  outForDelivery: 'success',
  absentAtDelivery: 'error',
  delivered: 'success',
  cancelled: 'cancelled',
  error: 'error',
  unknown: 'unknown',
}

export const Default: Story = {
  render: (_args, context) => (
    <StatusBadge tone="success">{inLanguage(words, context).statuses.washing}</StatusBadge>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Inline>
      {Object.entries(inLanguage(words, context).statuses).map(([status, label]) => (
        <StatusBadge key={status} tone={tones[status as keyof typeof tones]}>
          {label}
        </StatusBadge>
      ))}
    </Inline>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <StatusBadge tone="error">{words.es.statuses.absentAtPickup}</StatusBadge>
    </Narrow>
  ),
}
