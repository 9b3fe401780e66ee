import { truncateTitle } from '@colada/domain/catalogue/truncate'
import { Grid, ProductAction, ProductCard, type ProductActionView, type ProductCardProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { productPicture } from '../pictures.ts'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof ProductCard> = {
  title: 'Shop/Catalogue/Product card',
  tags: ['desk'],
  component: ProductCard,
  parameters: guide({
    status: 'ready',
    summary: 'A product in a grid or a row.',
    use: ['A product in a grid, a row or a search.'],
    avoid: ['In the cart: CartLine. On its own page: ProductHero.'],
    anatomy: [
      'The picture, with an optional badge.',
      'The title, a heading with the link.',
      'Price, unit and a secondary detail.',
      'An optional notice.',
      'The action, above the link.',
    ],
    do: ['Say in `notice` why an `unavailable` product cannot be added.'],
    dont: ['Do not put a second link into the card.'],
    keys: [
      ['Tab', 'To the title’s link, then to the action.'],
      ['Enter', 'On the title, goes to the product.'],
    ],
    access: [
      'An article; its heading has the level the page needs.',
      'The link is named by the title alone, although the whole card is its target.',
      'The action is outside the link, above its target, and names the product.',
      'An unavailable product stays readable and reachable, with the reason in words.',
    ],
    content: ['Title as in the catalogue; the price with its unit: “3,95 € / prenda”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductCard>

const onAdd = fn()
const onMeasure = fn()

const cardsOf = (
  t: CatalogueMessages,
): (Omit<ProductCardProps, 'headingLevel' | 'href' | 'picture' | 'action'> & {
  readonly id: number
  readonly act: ProductActionView
})[] => [
  {
    id: 1,
    title: t.shirt,
    price: '3,95 €',
    unit: t.each,
    detail: t.days,
    badge: t.mostWanted,
    act: { kind: 'add', text: t.add, label: t.addTo(t.shirt), onAdd },
  },
  {
    id: 3,
    title: t.suit,
    price: '16,95 €',
    unit: t.each,
    detail: t.days,
    state: 'inCart',
    act: { kind: 'quantity', label: t.quantity(t.suit), value: 2, labels: t.stepper, onChange: fn() },
  },
  {
    id: 301,
    title: t.carpet,
    price: '14,95 €',
    unit: t.perMetre,
    act: { kind: 'measure', text: t.measure, label: t.measureName(t.carpet), onMeasure },
  },
  {
    id: 302,
    title: t.carpet,
    price: '14,95 €',
    unit: t.perMetre,
    state: 'inCart',
    notice: t.measuredInCart,
    act: { kind: 'measure', text: t.measure, label: t.measureName(t.carpet), onMeasure },
  },
  {
    id: 700,
    title: t.voucher,
    price: '17,95 €',
    act: { kind: 'link', text: t.buy, label: t.buy, href: '#voucher' },
  },
  {
    id: 401,
    title: t.dress,
    price: '119,95 €',
    unit: t.each,
    state: 'unavailable',
    notice: t.incompatible,
    act: { kind: 'blocked', text: t.blocked, label: `${t.blocked}: ${t.dress}`, reason: t.incompatible },
  },
  {
    id: 901,
    title: t.longest,
    price: '59,95 €',
    unit: t.each,
    state: 'unavailable',
    notice: t.closedCategory,
    act: { kind: 'blocked', text: t.blocked, label: `${t.blocked}: ${t.longest}`, reason: t.closedCategory },
  },
  {
    id: 950,
    title: t.trousers,
    price: '9,95 €',
    unit: t.each,
    state: 'unavailable',
    notice: t.expressFull,
    act: { kind: 'blocked', text: t.blocked, label: `${t.blocked}: ${t.trousers}`, reason: t.expressFull },
  },
]

const Card = ({ id, act, ...card }: ReturnType<typeof cardsOf>[number]) => (
  <ProductCard
    {...card}
    href={`#product-${id}`}
    headingLevel={3}
    picture={productPicture(id)}
    action={<ProductAction size="small" action={act} />}
  />
)

export const Default: Story = {
  render: (_args, context) => (
    <div style={{ maxInlineSize: 280 }}>
      <Card {...cardsOf(localize(messages, context))[0]!} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t.shirt)
    await userEvent.click(canvas.getByRole('button', { name: t.addTo(t.shirt) }))
    await expect(onAdd).toHaveBeenCalledOnce()
    await expect(window.location.hash).not.toBe('#product-1')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Grid columns={{ base: 2, md: 3, lg: 4 }}>
      {cardsOf(localize(messages, context)).map((card) => (
        <Card key={card.id} {...card} />
      ))}
    </Grid>
  ),
}

export const LongTitleBesideShortTitle: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const [shirt, suit] = cardsOf(t)
    return (
      <Grid columns={{ base: 2, lg: 4 }}>
        <Card {...shirt!} title={t.longest} />
        <Card {...suit!} />
      </Grid>
    )
  },
}

/** A long title is truncated only visually: the link's accessible name is the full title. */
export const TruncatedTitle: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Card {...cardsOf(t)[0]!} title={t.longest} shortTitle={truncateTitle(t.longest, 'card')} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAccessibleName(t.longest)
    await expect(link).toHaveTextContent(truncateTitle(t.longest, 'card'))
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es
    const cards = cardsOf(t)
    return (
      <Narrow>
        <Grid columns={{ base: 2 }} gap="sm">
          <Card {...cards[0]!} title={t.longest} detail={t.daysLong} price="1249,95 €" />
          <Card {...cards.at(-1)!} />
        </Grid>
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
