import { Pagination, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  tags: ['desk'],
  component: Pagination,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Pager'],
    summary: 'Links to the pages of a list.',
    use: ['Lists of more than one page, each with a URL.'],
    avoid: ['Only one page: it renders nothing.'],
    anatomy: [
      'The previous page.',
      'The first, the last and those around the current one.',
      'Dots for omitted pages.',
      'The next page.',
    ],
    do: ['Give every page its own URL and title.'],
    dont: ['Do not replace it by infinite scrolling: the footer would not be reachable.'],
    keys: [
      ['Tab', 'From link to link.'],
      ['Enter', 'Follows a link.'],
    ],
    access: [
      `A \`nav\` named by \`label\`; each link is named in full ("Page 3").`,
      `The current page has \`aria-current="page"\`.`,
      'With one page nothing is rendered.',
    ],
    content: ['Numbers on screen; “Página 3” for screen readers.'],
  }),
}
export default meta
type Story = StoryObj<typeof Pagination>

const pages = (t: (typeof messages)['es'], page: number, pageCount: number) => (
  <Pagination
    label={`${t.pages} ${page}/${pageCount}`}
    page={page}
    pageCount={pageCount}
    getHref={(target) => `#${target}`}
    labels={t.pagination}
  />
)

export const Default: Story = {
  render: (_args, context) => pages(localize(messages, context), 3, 5),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(t.pagination.page(3))
    await expect(canvas.getByRole('link', { name: t.pagination.next })).toHaveAttribute('href', '#4')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        {pages(t, 1, 2)}
        {pages(t, 1, 14)}
        {pages(t, 7, 14)}
        {pages(t, 14, 14)}
      </Stack>
    )
  },
}

export const OnePageShowsNothing: Story = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, context) => pages(localize(messages, context), 1, 1),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{pages(messages.es, 7, 14)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
