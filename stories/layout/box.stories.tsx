import { Box, Grid, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Box> = {
  title: 'Layout/Box',
  component: Box,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Surface', 'View'],
    summary: 'A plain box: padding, background, radius, border.',
    use: ['Padding, a background, a radius or a border around content.'],
    avoid: ['An independent item: Card.', 'Space between elements: Stack or Inline.'],
    anatomy: ['The padding.', 'Background, border, radius and shadow, each optional.'],
    do: ['Set the element with `as`.'],
    dont: ['Do not use an empty box for spacing.'],
    keys: [],
    access: [`\`as\` sets its semantic element.`],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof Box>

export const Default: Story = {
  args: { padding: 'lg', surface: 'soap', radius: 'card' },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Box {...args}>
      <Text>{localize(messages, context).cardText}</Text>
    </Box>
  ),
}

const surfaces = ['page', 'raised', 'sunken', 'brand', 'soap', 'sun', 'inverse'] as const

export const EveryCombination: Story = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {surfaces.map((surface) => (
        <Box key={surface} padding="md" surface={surface} radius="control" border="hairline">
          {surface}
        </Box>
      ))}
      {(['raised', 'floating', 'overlay'] as const).map((shadow) => (
        <Box key={shadow} padding="md" surface="raised" radius="card" shadow={shadow}>
          {shadow}
        </Box>
      ))}
    </Grid>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Box padding="lg" surface="soap" radius="card" border="hairline">
        <Text>{messages.es.longText}</Text>
      </Box>
    </Narrow>
  ),
}
