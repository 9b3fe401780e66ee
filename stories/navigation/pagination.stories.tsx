import { Pagination, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: {
    ...contract('Links to the pages of a list.', [
      `A \`nav\` named by \`label\`; each link is named in full ("Page 3").`,
      `The current page has \`aria-current="page"\`.`,
      'One page: nothing is shown.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Pagination>

const pages = (t: (typeof words)['es'], page: number, pageCount: number) => (
  <Pagination
    label={`${t.pages} ${page}/${pageCount}`}
    page={page}
    pageCount={pageCount}
    hrefOf={(target) => `#${target}`}
    words={t.pagination}
  />
)

export const Default: Story = {
  render: (_args, context) => pages(inLanguage(words, context), 3, 5),
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(t.pagination.page(3))
    await expect(canvas.getByRole('link', { name: t.pagination.next })).toHaveAttribute('href', '#4')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
  parameters: { shot: 'none' },
  render: (_args, context) => pages(inLanguage(words, context), 1, 1),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{pages(words.es, 7, 14)}</Narrow>,
}
