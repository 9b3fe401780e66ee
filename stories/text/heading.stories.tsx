import { Heading, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Heading> = {
  title: 'Text/Heading',
  component: Heading,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Title', 'Headline'],
    summary: 'A heading. Level and size are separate.',
    use: ['The title of a section of a page.'],
    avoid: ['Large text without a section: Text with a size.'],
    anatomy: ['The text.'],
    do: ['Choose `level` by the document outline and `size` by appearance, independently.'],
    dont: ['Do not skip a level to make it look smaller.'],
    keys: [],
    access: [`\`level\` is its level in the document outline; \`size\` is only its appearance.`],
    content: ['A few words without a full stop, in sentence case.'],
  }),
}
export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {
  args: { level: 2 },
  parameters: { controls: { disable: false } },
  render: (args, context) => <Heading {...args}>{localize(messages, context).short}</Heading>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const EveryCombination: Story = {
  args: { level: 2 },
  render: (_args, context) => (
    <Stack gap="lg">
      {(['display', 'title1', 'title2', 'title3', 'title4'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {localize(messages, context).short}
        </Heading>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  args: { level: 2 },
  render: () => (
    <Narrow>
      <Heading level={2} size="title1">
        {messages.es.heading}
      </Heading>
    </Narrow>
  ),
}
