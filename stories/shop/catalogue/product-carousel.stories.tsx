import { ProductAction, ProductCard, ProductCarousel } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { words, type CatalogueWords } from './words.ts'

const meta: Meta<typeof ProductCarousel> = {
  title: 'Shop/Catalogue/Product carousel',
  component: ProductCarousel,
  parameters: guide({
    status: 'ready',
    summary: 'A row of products that scrolls: best sellers, what goes with this.',
    use: ['A row of products beside the subject of a page: best sellers, what goes with this.'],
    avoid: ['All products of a category: a Grid with Pagination.'],
    anatomy: ['The heading.', 'A link to all, and two arrows.', 'The cards, which scroll.'],
    do: ['Keep it to what fits in three or four moves.'],
    dont: ['Do not let it move by itself.'],
    keys: [
      ['Tab', 'Through the arrows and every card; the row follows the focus.'],
      ['Enter, Space', 'On an arrow, scrolls by a row.'],
    ],
    access: [
      'A region named by its heading, with a list inside.',
      'It scrolls by finger, wheel and keyboard focus; the arrows are for a mouse and are named.',
      'It never moves by itself.',
    ],
    content: ['The heading says how they were chosen: “Las más pedidas”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductCarousel>

const itemsOf = (t: CatalogueWords) =>
  Object.entries({
    1: t.shirt,
    2: t.trousers,
    3: t.suit,
    29: t.duvet,
    78: t.bag,
    301: t.carpet,
    401: t.dress,
  }).map(([id, title]) => ({
    id,
    node: (
      <ProductCard
        title={title}
        href={`#${id}`}
        headingLevel={3}
        picture={productPicture(Number(id))}
        price="16,95 €"
        unit={t.each}
        action={
          <ProductAction
            size="small"
            action={{ kind: 'add', words: t.add, label: t.addTo(title), onAdd: fn() }}
          />
        }
      />
    ),
  }))

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <ProductCarousel heading={t.carousel.heading} headingLevel={2} words={t.carousel} items={itemsOf(t)} />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].carousel
    const canvas = within(canvasElement)
    const track = canvas.getByRole('list')
    const settled = () =>
      new Promise((resolve) => track.addEventListener('scrollend', resolve, { once: true }))
    const there = settled()
    const arrow = canvas.queryByRole('button', { name: t.next })
    if (arrow) await userEvent.click(arrow)
    else track.scrollTo({ left: 400 })
    await there
    await expect(track.scrollLeft).toBeGreaterThan(100)
    const back = settled()
    track.scrollTo({ left: 0 })
    await back
    await expect(track.scrollLeft).toBe(0)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ProductCarousel
        heading={words.es.carousel.heading}
        headingLevel={2}
        words={words.es.carousel}
        items={itemsOf({ ...words.es, trousers: words.es.longest })}
      />
    </Narrow>
  ),
}
