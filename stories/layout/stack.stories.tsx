import { Box, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Stack> = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Vertical stack', 'Flow'],
    summary: 'Children one below the other, with even space between them.',
    use: ['Elements below each other.'],
    avoid: ['Side by side: Inline.'],
    anatomy: ['The children, in reading order.', 'One gap between all of them.'],
    do: ['Nest stacks for groups: a small gap inside, a larger one between.'],
    dont: ['Do not add margins to a child.'],
    keys: [],
    access: ['DOM order is reading order.'],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof Stack>

const tiles = (labels: readonly string[]) =>
  labels.map((label) => (
    <Box key={label} as="li" padding="md" surface="soap" radius="card">
      {label}
    </Box>
  ))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Stack {...args} as="ul">
      {tiles(localize(messages, context).garments.slice(0, 3))}
    </Stack>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Inline align="start" gap="xl">
      {(['xxs', 'sm', 'lg'] as const).map((gap) => (
        <Stack key={gap} as="ul" gap={gap} align="start">
          {tiles(localize(messages, context).garments.slice(0, 3))}
        </Stack>
      ))}
    </Inline>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Stack as="ul">{tiles(messages.es.longGarments)}</Stack>
    </Narrow>
  ),
}
