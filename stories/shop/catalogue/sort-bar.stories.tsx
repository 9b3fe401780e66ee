import { SortBar } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof SortBar> = {
  title: 'Shop/Catalogue/Sort bar',
  component: SortBar,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Sort by', 'Order of a list'],
    summary: 'The orders of a list of products.',
    use: ['Above a category or the results of a search.'],
    avoid: ['Showing fewer products: SubFilterBar.', 'The columns of a table: DataTable.'],
    anatomy: ['A label, from 550 px on.', 'Links in a row, the current order marked.'],
    do: ['Begin with the order that the list has without a choice.'],
    dont: ['Do not offer it for a single product.'],
    keys: [
      ['Tab', 'From link to link.'],
      ['Enter', 'Sorts the list; the page is not scrolled.'],
    ],
    access: [
      'A named navigation of links, so that every order has a URL.',
      'The current one is `aria-current`; it is underlined, not only coloured.',
    ],
    content: ['What comes first, in one to three words: “Menor precio”.'],
  }),
}
export default meta
type Story = StoryObj<typeof SortBar>

const optionsOf = ({ orders }: CatalogueMessages['sort']) =>
  orders.map((label, at) => ({ id: label, label, href: `#${at}`, current: at === 1 }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const { sort } = localize(messages, context)
    return <SortBar {...args} label={sort.label} options={optionsOf(sort)} />
  },
  play: async ({ canvasElement, ...context }) => {
    const { sort } = localize(messages, context)
    const bar = within(canvasElement).getByRole('navigation', { name: sort.label })
    await expect(within(bar).getByRole('link', { current: true })).toHaveAttribute('href', '#1')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <SortBar label={messages.es.sort.label} options={optionsOf(messages.es.sort)} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
