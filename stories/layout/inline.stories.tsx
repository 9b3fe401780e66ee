import { Box, Inline, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Inline> = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Cluster', 'Group', 'Horizontal stack'],
    summary: 'Children side by side, wrapping to new lines.',
    use: ['Items side by side that may wrap: buttons, badges.'],
    avoid: ['Equal columns: Grid.'],
    anatomy: ['The children, in reading order.', 'One gap, also between lines.'],
    do: ['Let it wrap: Spanish is a third longer.'],
    dont: ['Do not use `wrap={false}` for texts of unknown length.'],
    keys: [],
    access: ['DOM order is reading order.'],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof Inline>

const tiles = (labels: readonly string[]) =>
  labels.map((label) => (
    <Box key={label} as="li" padding="md" surface="soap" radius="card">
      {label}
    </Box>
  ))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Inline {...args} as="ul">
      {tiles(localize(messages, context).garments)}
    </Inline>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} as="ul" justify={justify} gap="xs">
          {tiles(localize(messages, context).garments.slice(0, 2))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Inline as="ul">{tiles(messages.es.longGarments)}</Inline>
    </Narrow>
  ),
}
