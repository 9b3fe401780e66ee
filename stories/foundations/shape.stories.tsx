import { vars } from '@colada/tokens'
import { radii } from '@colada/tokens/scale'
import { Grid, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Foundations/Shape',
  parameters: {
    docs: {
      description: {
        component:
          'Controls have a radius of 4 px, cards 12 px, chips are round. Borders are linen hairlines; selected elements have a border of 2 px. There are no other decorations.',
      },
    },
  },
}
export default meta

const surface = { blockSize: 96, background: vars.color.surface.soap }

export const Corners: StoryObj = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <Stack key={name} gap="xs">
          <div style={{ ...surface, borderRadius }} />
          <Text size="small">
            {name} · {radii[name as keyof typeof radii]} px
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

const edges = [
  ['hairline', vars.size.hairline, vars.color.border.hairline],
  ['control', vars.size.hairline, vars.color.border.control],
  ['selected', vars.size.outline, vars.color.border.selected],
  ['focus ring', vars.size.outline, vars.color.focus.ring],
] as const

export const Edges: StoryObj = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {edges.map(([name, width, colour]) => (
        <Stack key={name} gap="xs">
          <div
            style={{
              blockSize: 96,
              border: `${width} solid ${colour}`,
              borderRadius: vars.radius.card,
            }}
          />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
}
