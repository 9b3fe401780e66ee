import { Grid, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Placeholder', 'Bones'],
    summary: 'A placeholder for loading content in its final size.',
    use: ['Content of a known shape that takes more than 300 ms.'],
    avoid: ['An unknown end and shape: Spinner.'],
    anatomy: [
      'Placeholders in the final size: lines, controls, cards.',
      'The group, which announces once what is loading.',
    ],
    do: ['Use the layout of the content, so that nothing shifts.'],
    dont: ['Do not show it for content that is available at once.'],
    keys: [],
    access: [
      'The placeholders are hidden from assistive technology; their SkeletonGroup announces once what is loading.',
    ],
    content: ['The group’s label names what is loading: “Cargando tus pedidos…”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Default: Story = {
  args: { shape: 'title', width: 'half' },
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <SkeletonGroup label={localize(messages, context).loading}>
      <Stack gap="sm">
        <Skeleton {...args} />
        <Skeleton />
        <Skeleton width="long" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement, ...context }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      localize(messages, context).loading,
    )
  },
}

const shapes = ['caption', 'body', 'title', 'control', 'square', 'photo', 'card', 'circle'] as const

export const EveryCombination: Story = {
  render: (_args, context) => (
    <SkeletonGroup label={localize(messages, context).loading}>
      <Grid columns={{ base: 2, md: 4 }}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
        {(['full', 'long', 'half', 'short'] as const).map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Grid>
    </SkeletonGroup>
  ),
}
