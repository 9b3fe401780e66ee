import { Box, Sidebar, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Sidebar> = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Columns', 'Two-column layout', 'Split layout'],
    summary: 'Two columns, one narrow. On a phone they are stacked in reading order.',
    use: ['A summary beside a form, a list beside its content.'],
    avoid: ['Two halves: Grid with two columns.', 'Content that phones do not need: SideColumn.'],
    anatomy: ['The narrow column at the start or the end.', 'The wide one.'],
    do: ['Write the children in reading order; `side` only moves them visually.'],
    dont: ['Do not put the main action of the page only into the narrow column.'],
    keys: [],
    access: ['DOM order is reading order, whatever the side.'],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof Sidebar>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const [one, two] = localize(messages, context).garments
    return (
      <Sidebar {...args}>
        <Box padding="md" surface="sunken" radius="card">
          {one}
        </Box>
        <Box padding="xl" surface="soap" radius="card">
          {two}
        </Box>
      </Sidebar>
    )
  },
}

export const AtEnd: Story = {
  render: (_args, context) => {
    const [one, two] = localize(messages, context).garments
    return (
      <Sidebar side="end">
        <Box padding="xl" surface="soap" radius="card">
          {two}
        </Box>
        <Box padding="md" surface="sunken" radius="card">
          {one}
        </Box>
      </Sidebar>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const [one, two] = localize(messages, context).garments
    return (
      <Stack gap="xl">
        {(['start', 'end'] as const).flatMap((side) =>
          (['sm', 'xl'] as const).map((gap) => (
            <Sidebar key={`${side} ${gap}`} side={side} gap={gap}>
              <Box padding="md" surface="sunken" radius="card">
                {one}
              </Box>
              <Box padding="md" surface="soap" radius="card">
                {two}
              </Box>
            </Sidebar>
          )),
        )}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Sidebar>
      <Box padding="md" surface="sunken" radius="card">
        {messages.es.longCard}
      </Box>
      <Box padding="xl" surface="soap" radius="card">
        {messages.es.longText}
      </Box>
    </Sidebar>
  ),
}
