import { vars } from '@colada/tokens'
import { Inline, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'A grid of 4 px, in rem so that the reader’s own text size counts. A component owns the space inside it and none around it; `Stack`, `Inline` and `Grid` own the space between. `gutter` and `section` grow with the window.',
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
