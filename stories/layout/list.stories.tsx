import { ClockIcon, List, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof List> = {
  title: 'Layout/List',
  component: List,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Bullet list', 'Checklist'],
    summary: 'A list with a mark before each item; a tick by default.',
    use: ['A few equal items of one line each.'],
    avoid: ['Names with values: DescriptionList.', 'Steps in an order: Steps.'],
    anatomy: ['The mark, a tick by default.', 'The line.'],
    do: ['Change the mark only if it has a meaning: a cross for what is not included.'],
    dont: ['Do not put long paragraphs into it: Prose has lists.'],
    keys: [],
    access: ['A list for assistive technology; the marks are decorative.'],
    content: ['Items with the same grammar, without full stops unless they are sentences.'],
  }),
}
export default meta
type Story = StoryObj<typeof List>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <List
      {...args}
      items={localize(messages, context).included.map((content) => ({ id: content, content }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WithCustomMarkers: Story = {
  render: (_args, context) => {
    const mark = <ClockIcon size="small" />
    return (
      <List items={localize(messages, context).included.map((content) => ({ id: content, content, mark }))} />
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const { included, longIncluded } = localize(messages, context)
    const mark = <ClockIcon size="small" />
    return (
      <Stack gap="lg">
        <List items={included.map((content) => ({ id: content, content }))} />
        <List items={included.map((content) => ({ id: content, content, mark }))} />
        <List
          items={longIncluded.map((content, at) => ({ id: content, content, ...(at === 1 && { mark }) }))}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <List items={messages.es.longIncluded.map((content) => ({ id: content, content }))} />
    </Narrow>
  ),
}
