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
    summary: 'Children side by side, going on to a new line when there is no room.',
    use: ['Things side by side that may wrap: buttons, badges.'],
    avoid: ['Equal columns: Grid.'],
    anatomy: ['The children, in reading order.', 'One gap, between lines as well.'],
    do: ['Let it wrap: Spanish runs a third longer.'],
    dont: ['Do not use `wrap={false}` for words of unknown length.'],
    keys: [],
    access: ['The order on the page is the order of reading.'],
    content: ['It has no words of its own.'],
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
  render: (_args, context) => <Inline as="ul">{tiles(localize(messages, context).garments)}</Inline>,
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
