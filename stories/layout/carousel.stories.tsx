import { Carousel, Image, ProductAction, ProductCard } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages, type CatalogueMessages } from '../shop/catalogue/messages.ts'
import { productPicture } from '../shop/pictures.ts'

const meta: Meta<typeof Carousel> = {
  title: 'Layout/Carousel',
  tags: ['desk'],
  component: Carousel,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Scroller', 'Slides'],
    summary: 'A scrolling row: best sellers, related products, pictures of one product.',
    use: [
      'A row of products beside the subject of a page: best sellers, related products.',
      'The pictures of one product, with `itemWidth="full"`.',
    ],
    avoid: ['All products of a category: a Grid with Pagination.'],
    anatomy: ['The heading.', 'A link to all, and two arrows.', 'The cards or pictures, which scroll.'],
    do: ['Keep it to three or four scroll steps.'],
    dont: ['Do not let it scroll automatically.'],
    keys: [
      ['Tab', 'Through the arrows and every card; the row follows the focus.'],
      ['Enter, Space', 'On an arrow, scrolls by a row.'],
    ],
    access: [
      'A region named by its heading, with a list inside.',
      'It scrolls by touch, wheel and keyboard focus; the arrows for mouse users are named, and `aria-disabled` at an end.',
      'Pictures are not tab stops, so a row of pictures is one itself: arrow keys scroll it.',
      'It never scrolls automatically.',
    ],
    content: ['The heading says how they were selected: “Las más pedidas”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Carousel>

const itemsOf = (t: CatalogueMessages) =>
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
            action={{ kind: 'add', text: t.add, label: t.addTo(title), onAdd: fn() }}
          />
        }
      />
    ),
  }))

export const Default: Story = {
  args: { headingLevel: 2 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Carousel {...args} heading={t.carousel.heading} labels={t.carousel} items={itemsOf(t)} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].carousel
    const canvas = within(canvasElement)
    const track = canvas.getByRole('list')
    const settled = () =>
      new Promise((resolve) => track.addEventListener('scrollend', resolve, { once: true }))
    const there = settled()
    const arrow = canvas.queryByRole('button', { name: t.next })
    const atStart = canvas.queryByRole('button', { name: t.previous })
    if (atStart) await expect(atStart).toHaveAttribute('aria-disabled', 'true')
    if (arrow) await userEvent.click(arrow)
    else track.scrollTo({ left: 400 })
    await there
    await expect(track.scrollLeft).toBeGreaterThan(100)
    if (atStart) await waitFor(() => expect(atStart).not.toHaveAttribute('aria-disabled'))
    const back = settled()
    track.scrollTo({ left: 0 })
    await back
    await expect(track.scrollLeft).toBe(0)
  },
}

export const AtEnd: Story = {
  args: Default.args,
  render: Default.render,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].carousel
    const canvas = within(canvasElement)
    const track = canvas.getByRole('list')
    track.scrollTo({ left: track.scrollWidth })
    await waitFor(() => expect(track.scrollLeft + track.clientWidth).toBeGreaterThan(track.scrollWidth - 2))
    const next = canvas.queryByRole('button', { name: t.next })
    if (next) await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const WholePictures: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <div style={{ maxInlineSize: 360 }}>
        <Carousel
          heading={t.suit}
          headingLevel={2}
          labels={t.carousel}
          itemWidth="full"
          items={[3, 29, 78].map((id) => ({
            id: String(id),
            node: (
              <Image {...productPicture(id)} alt={t.suit} ratio="square" background="soap" radius="card" />
            ),
          }))}
        />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('list')
    await userEvent.tab()
    for (let stop = 0; stop < 3 && document.activeElement !== track; stop += 1) await userEvent.tab()
    await expect(track).toHaveFocus()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Carousel
        heading={messages.es.carousel.heading}
        headingLevel={2}
        labels={messages.es.carousel}
        items={itemsOf({ ...messages.es, trousers: messages.es.longest })}
      />
    </Narrow>
  ),
}
