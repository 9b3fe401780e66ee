import { Box, Container, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Page width', 'Content block'],
      summary: 'The content column of a page: a readable width with the gutter at both sides.',
      use: ['Once per section of a page, around its content.'],
      avoid: ['A full-width picture or background.'],
      anatomy: ['The gutter at both sides.', 'The width: `content`, `form` or `text`.'],
      do: ['Use `form` for one column of fields and `text` for reading.'],
      dont: ['Do not nest containers: the gutter would apply twice.'],
      keys: [],
      access: [`\`as\` sets its semantic element, such as \`main\`.`],
      content: ['It has no text of its own; `text` has 66 characters per line.'],
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof Container>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <Container {...args}>
      <Box padding="md" surface="soap">
        {localize(messages, context).cardText}
      </Box>
    </Container>
  ),
}

export const EveryCombination: Story = {
  render: () => (
    <Stack>
      {(['content', 'form', 'text'] as const).map((width) => (
        <Container key={width} width={width}>
          <Box padding="md" surface="soap">
            {width}
          </Box>
        </Container>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Container>
        <Box padding="md" surface="soap">
          {messages.es.longText}
        </Box>
      </Container>
    </Narrow>
  ),
}
