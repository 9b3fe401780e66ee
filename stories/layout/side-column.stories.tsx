import { Box, SideColumn } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof SideColumn> = {
  title: 'Layout/Side column',
  tags: ['desk'],
  component: SideColumn,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Aside', 'Side navigation', 'Two-column layout'],
    summary: 'A narrow column at the start, above the content or hidden on phones.',
    use: ['Secondary navigation beside the content: categories beside products.'],
    avoid: ['Content that phones need, too: Sidebar stacks it.', 'Two variants of one content: Hidden.'],
    anatomy: [
      'The narrow column; below 769 px hidden, or with `onPhone: "above"` above the wide one.',
      'The wide one.',
    ],
    do: ['Make everything in a hidden column available elsewhere.'],
    dont: ['Do not put the main action of the page into it.'],
    keys: [],
    access: [
      'The column is first in reading order; hidden on a phone, it is hidden from assistive technology, too.',
    ],
    content: ['It has no text of its own.'],
  }),
}
export default meta
type Story = StoryObj<typeof SideColumn>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <SideColumn
        {...args}
        column={
          <Box padding="md" surface="sunken" radius="card">
            {t.onlyDesk}
          </Box>
        }
      >
        <Box padding="xl" surface="soap" radius="card">
          {t.garments[1]}
        </Box>
      </SideColumn>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const column = within(canvasElement).getByText(localize(messages, context).onlyDesk)
    if (window.matchMedia('(min-width: 769px)').matches) await expect(column).toBeVisible()
    else await expect(column).not.toBeVisible()
  },
}

/** Navigation that is a strip on a phone stays above the content. */
export const AboveOnPhones: Story = {
  parameters: { screenshot: 'none' },
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (_args, context) => (
    <SideColumn onPhone="above" column={localize(messages, context).onlyDesk}>
      {localize(messages, context).garments[1]}
    </SideColumn>
  ),
  play: async ({ canvasElement, ...context }) => {
    await expect(within(canvasElement).getByText(localize(messages, context).onlyDesk)).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <SideColumn
      gap="sm"
      column={
        <Box padding="md" surface="sunken" radius="card">
          {messages.es.longCard}
        </Box>
      }
    >
      <Box padding="xl" surface="soap" radius="card">
        {messages.es.longText}
      </Box>
    </SideColumn>
  ),
}
