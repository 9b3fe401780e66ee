import { ProductAction, ProductCard, ProductRow, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof ProductRow> = {
  title: 'Shop/Catalogue/Product row',
  tags: ['desk'],
  component: ProductRow,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Compatible products row', 'Recommended products'],
    summary: 'Products beside the subject of a page: related or previously ordered.',
    use: ['Products related to a product or a cart, best sellers, garments often ordered.'],
    avoid: ['The products of a category: a Grid with Pagination. Pictures of one thing: Carousel.'],
    anatomy: [
      'The heading.',
      'A link to all, and two arrows.',
      'ProductCards, or placeholders while they load.',
    ],
    do: ['Eight at most.'],
    dont: ['Do not show a product that is the subject of the page.'],
    keys: [['Tab', 'Through the arrows and every card; the row follows the focus.']],
    access: [
      'A region named by its heading, with a list inside, as in Carousel.',
      'Loading is announced once. Without any there is no region.',
    ],
    content: ['The heading says how they were selected: “También puedes añadir”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductRow>

const rowOf = (t: CatalogueMessages, count: number, waiting?: string) => (
  <ProductRow
    heading={t.compatible.heading}
    headingLevel={2}
    labels={t.compatible}
    more={<TextLink href="#all">{t.dryCleaning}</TextLink>}
    loadingLabel={waiting}
    items={[
      [1, t.shirt],
      [2, t.trousers],
      [3, t.suit],
      [29, t.duvet],
      [78, t.bag],
      [301, t.carpet],
      [401, t.longest],
      [4, t.dress],
    ]
      .slice(0, count)
      .map(([id, title]) => ({
        id: String(id),
        node: (
          <ProductCard
            title={String(title)}
            href={`#${id}`}
            headingLevel={3}
            picture={productPicture(Number(id))}
            price="16,95 €"
            unit={t.each}
            action={
              <ProductAction
                size="small"
                action={{ kind: 'add', text: t.add, label: t.addTo(String(title)), onAdd: fn() }}
              />
            }
          />
        ),
      }))}
  />
)

export const Default: Story = {
  render: (_args, context) => rowOf(localize(messages, context), 8),
  play: async (context) => {
    const { compatible } = localize(messages, context)
    const row = within(within(context.canvasElement).getByRole('region', { name: compatible.heading }))
    await expect(row.getAllByRole('article')).toHaveLength(8)
  },
}

export const TwoProducts: Story = { render: (_args, context) => rowOf(localize(messages, context), 2) }

export const Loading: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return rowOf(t, 0, t.loadingProducts)
  },
  play: async (context) => {
    const t = localize(messages, context)
    const row = within(within(context.canvasElement).getByRole('region', { name: t.compatible.heading }))
    await expect(row.getByRole('status')).toHaveTextContent(t.loadingProducts)
  },
}

export const NoProducts: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) => rowOf(localize(messages, context), 0),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{rowOf(messages.es, 8)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)
