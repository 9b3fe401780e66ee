import { vars } from '@colada/tokens'
import { Box, Grid, Stack, Table, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Foundations/Elevation',
  parameters: {
    docs: {
      description: {
        component:
          'Cards are flat: they have a hairline, and a shadow only on hover. Floating elements have a short, soft shadow: a menu over the page, a dialog over everything. The stacking order is one list of levels, so that no component needs its own z-index.',
      },
    },
  },
}
export default meta

const uses = {
  raised: 'The chosen part of a control: a segment',
  floating: 'Menus, toasts, bars that stay in sight, a card under the pointer',
  overlay: 'Dialogs, sheets, the question about cookies',
} as const

export const Shadows: StoryObj = {
  render: () => (
    <Box padding="lg" surface="sunken">
      <Grid columns={{ base: 1, md: 3 }} gap="lg">
        {Object.entries(uses).map(([shadow, use]) => (
          <Box key={shadow} padding="lg" surface="raised" radius="card" shadow={shadow as keyof typeof uses}>
            <Stack gap="xxs">
              <Text weight="semibold">{shadow}</Text>
              <Text size="small" tone="secondary">
                {use}
              </Text>
            </Stack>
          </Box>
        ))}
      </Grid>
    </Box>
  ),
}

const levelUses: Record<keyof typeof vars.level, string> = {
  raised: 'An action over the link of its card',
  sticky: 'Bars that stay in sight: subtotal, held places',
  header: 'The head of the page',
  overlay: 'Menus, dialogs, sheets and the scrim under them, the question about cookies',
  toast: 'Messages that pass, and the skip link: over everything',
}

export const Levels: StoryObj = {
  render: () => (
    <Table
      caption="What stands above what"
      rows={Object.entries(levelUses)}
      getKey={([level]) => level}
      columns={[
        { id: 'level', label: 'Level', cell: ([level]) => level },
        { id: 'use', label: 'Who stands there', cell: ([, use]) => use },
      ]}
    />
  ),
}
