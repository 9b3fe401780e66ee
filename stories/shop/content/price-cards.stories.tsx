import { PriceCards } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { pagePicture } from '../pictures.ts'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof PriceCards> = {
  title: 'Shop/Content/Price cards',
  tags: ['desk'],
  component: PriceCards,
  parameters: guide({
    status: 'new',
    summary: 'What a service costs by piece and kind: the sofas.',
    use: ['What a service costs by piece and kind.'],
    avoid: ['A product that can be added: ProductCard. Rows with actions: Table.'],
    alsoCalled: ['Pricing cards', 'Price table'],
    anatomy: ['The caption.', 'One card per piece: illustration, name, one price per kind.', 'A note.'],
    do: ['Keep to two or three kinds: they fit a card.'],
    dont: ['Do not leave a cell empty: say that there is no price.'],
    keys: [],
    access: [
      'A table with a caption and headings for rows and columns, at every width and on paper.',
      'A missing price is a dash on screen and a text for screen readers.',
    ],
    content: ['Formatted prices with currency; the note says whether VAT is in them.'],
  }),
}
export default meta
type Story = StoryObj<typeof PriceCards>

const tableOf = ({ sofas }: ContentMessages, name?: string) => (
  <PriceCards
    caption={sofas.caption}
    name={sofas.name}
    columns={sofas.columns}
    noPriceLabel={sofas.none}
    note={sofas.note}
    rows={sofas.rows.map(([picture = '', piece = '', fabric = '', leather = ''], at) => ({
      id: piece,
      name: at === 2 && name ? name : piece,
      ...(picture && { picture: pagePicture(picture) }),
      ...(at === 1 && { detail: sofas.withBed }),
      prices: [fabric, at === 5 ? null : leather],
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => tableOf(localize(messages, context)),
  play: async (context) => {
    const { sofas } = localize(messages, context)
    const table = within(within(context.canvasElement).getByRole('table', { name: sofas.caption }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(3)
    await expect(table.getAllByRole('rowheader')).toHaveLength(sofas.rows.length)
    await expect(table.getByText(sofas.none)).toBeInTheDocument()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{tableOf(messages.es, messages.es.sofas.longest)}</Narrow>,
}
