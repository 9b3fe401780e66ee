import { vars } from '@colada/tokens'
import { Box, Grid, Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component:
          'A grid of 4 px. Controls have a corner of 4, cards of 12, chips are round. Shadows are short and only under what floats.',
      },
    },
  },
}
export default meta

export const Space: StoryObj = {
  render: () => (
    <Stack gap="xs">
      {Object.entries(vars.space).map(([name, inlineSize]) => (
        <Inline key={name} gap="sm" wrap={false}>
          <span
            style={{
              inlineSize,
              blockSize: 16,
              flex: 'none',
              background: vars.color.action.primary.solid.rest,
            }}
          />
          <Text as="span" size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Shape: StoryObj = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {(['none', 'control', 'card', 'full'] as const).map((radius) => (
        <Box key={radius} padding="lg" surface="soap" radius={radius}>
          {radius}
        </Box>
      ))}
      {(['raised', 'floating', 'overlay'] as const).map((shadow) => (
        <Box key={shadow} padding="lg" surface="raised" radius="card" shadow={shadow}>
          {shadow}
        </Box>
      ))}
    </Grid>
  ),
}
