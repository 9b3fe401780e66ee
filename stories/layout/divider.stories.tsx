import { Divider, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Divider> = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Separator', 'Rule'],
    summary: 'A hairline between two parts.',
    use: ['Between two parts that spacing alone does not separate.'],
    avoid: ['Space is enough: Stack.'],
    anatomy: ['One hairline.'],
    do: ['Set `decorative={false}` where a new subject begins.'],
    dont: ['Do not put lines around everything.'],
    keys: [],
    access: [`Decorative by default; with \`decorative={false}\` it is a \`separator\`.`],
    content: ['It has no text.'],
  }),
}
export default meta
type Story = StoryObj<typeof Divider>

export const Default: Story = {
  args: { decorative: false },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const [one, two] = localize(messages, context).garments
    return (
      <Stack>
        <Text>{one}</Text>
        <Divider {...args} />
        <Text>{two}</Text>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('separator')).toHaveLength(1)
  },
}
