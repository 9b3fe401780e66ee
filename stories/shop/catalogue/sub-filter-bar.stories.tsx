import { SubFilterBar } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof SubFilterBar> = {
  title: 'Shop/Catalogue/Sub-filter bar',
  tags: ['desk'],
  component: SubFilterBar,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Filter bar'],
    summary: 'Filters a category by a subcategory.',
    use: ['Filtering a category by a subcategory.'],
    avoid: ['Several filters at once: Chip.'],
    anatomy: ['Links in a row, the current one marked.'],
    do: ['Begin with the one that shows everything.'],
    dont: ['Do not mix filters with links to other categories.'],
    keys: [
      ['Tab', 'From link to link.'],
      ['Enter', 'Shows that part of the category.'],
    ],
    access: [
      'A named navigation of links, so that every filter has a URL.',
      'The current one is `aria-current`; it differs by more than its colour.',
    ],
    content: ['One word each, in the plural.'],
  }),
}
export default meta
type Story = StoryObj<typeof SubFilterBar>

const filtersOf = (names: readonly string[]) =>
  names.map((label, at) => ({ id: label, label, href: `#${at}`, current: at === 1 }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <SubFilterBar {...args} label={t.filters} filters={filtersOf(t.filterNames)} />
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveAttribute('href', '#1')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <SubFilterBar label={messages.es.filters} filters={filtersOf(messages.es.filterNames)} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
