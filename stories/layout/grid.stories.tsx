import { Box, Grid, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Grid> = {
  title: 'Layout/Grid',
  tags: ['desk'],
  component: Grid,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Columns', 'Tiles', 'Simple grid'],
    summary: 'Equal columns, depending on the window width.',
    use: ['Items of one kind and size: tiles, product cards.'],
    avoid: [
      'A narrow and a wide column: Sidebar. There is no Columns component: equal columns are `columns` of Grid.',
      'Items with different widths: Inline.',
    ],
    anatomy: ['Equal columns, with a number per breakpoint.', 'One gap for rows and columns.'],
    do: ['Set `base` for phones first, then the wider breakpoints.'],
    dont: ['Do not order by columns: DOM order is reading order.'],
    keys: [],
    access: ['DOM order is reading order.'],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof Grid>

const tiles = (labels: readonly string[]) =>
  labels.map((label) => (
    <Box key={label} as="li" padding="md" surface="soap" radius="card">
      {label}
    </Box>
  ))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Grid {...args} as="ul" columns={{ base: 2, md: 3, xl: 6 }}>
      {tiles(localize(messages, context).garments)}
    </Grid>
  ),
}

export const OneColumn: Story = {
  render: (_args, context) => (
    <Grid as="ul" gap="xs">
      {tiles(localize(messages, context).garments.slice(0, 3))}
    </Grid>
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack gap="xl">
      {([1, 2, 3] as const).flatMap((base) =>
        (['xs', 'lg'] as const).map((gap) => (
          <Grid key={`${base} ${gap}`} as="ul" columns={{ base }} gap={gap}>
            {tiles(localize(messages, context).garments.slice(0, 3))}
          </Grid>
        )),
      )}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Grid as="ul" columns={{ base: 2 }}>
        {tiles(messages.es.longGarments)}
      </Grid>
    </Narrow>
  ),
}
