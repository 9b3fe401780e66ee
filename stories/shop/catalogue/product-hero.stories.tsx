import { IncludedList, ProductAction, ProductHero, Text, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof ProductHero> = {
  title: 'Shop/Catalogue/Product hero',
  tags: ['desk'],
  component: ProductHero,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Product detail'],
    summary: 'The main view of a product.',
    use: ['The top of a product’s page.'],
    avoid: ['A product among others: ProductCard.'],
    anatomy: [
      'The picture.',
      'Category and title.',
      'Price, unit, what the price includes.',
      'How long it takes.',
      'The action and a notice.',
      'When it can be collected, and the guarantee.',
      'Description, what is included, sharing.',
    ],
    do: ['Say whether the price includes VAT.'],
    dont: ['Do not put the action below the description: it must be above the fold.'],
    keys: [['Tab', 'Category, action, then what follows.']],
    access: [
      'An article with the heading of the page.',
      'Price, unit and delivery are text; the clock is decorative.',
    ],
    content: ['Delivery time in words: “Lista en 48 horas”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductHero>

const heroOf = (t: CatalogueMessages, title: string, id: number) => (
  <ProductHero
    title={title}
    headingLevel={1}
    picture={productPicture(id)}
    category={<TextLink href="#category">{t.dryCleaning}</TextLink>}
    price="119,95 €"
    unit={t.each}
    priceNote={t.vat}
    delivery={t.daysLong}
    pickup={t.pickup}
    guarantee={<TextLink href="#guarantee">{t.guarantee}</TextLink>}
    action={<ProductAction action={{ kind: 'add', text: t.add, label: t.addTo(title), onAdd: fn() }} />}
  >
    <Text>{t.description}</Text>
    <IncludedList label={t.included.label} items={t.included.items} />
    <IncludedList label={t.excluded.label} items={t.excluded.items} kind="excluded" />
  </ProductHero>
)

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return heroOf(t, t.dress, 401)
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(t.dress)
    await expect(within(canvasElement).getByRole('list', { name: t.included.label })).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{heroOf(messages.es, messages.es.longest, 901)}</Narrow>,
}
