import { Box, Grid, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Box> = {
  title: 'Layout/Box',
  component: Box,
  parameters: {
    ...contract('A plain box: padding, ground, corner, edge.', [
      `\`as\` gives it the element that it means.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Box>

export const Default: Story = {
  render: (_args, context) => (
    <Box padding="lg" surface="soap" radius="card">
      <Text>{inLanguage(words, context).cardText}</Text>
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
        <Text>{words.es.longText}</Text>
      </Box>
    </Narrow>
  ),
}
