import { ItemTable } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof ItemTable> = {
  title: 'Shop/Orders/Item table',
  tags: ['desk'],
  component: ItemTable,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Order lines'],
    summary: 'The items of an order. A table at every width.',
    use: ['The items of an order.'],
    avoid: ['The cart: CartLine.'],
    anatomy: ['A visually hidden caption.', 'Name with measures, amount, unit price, total.'],
    do: ['Keep the order of the cart it came from.'],
    dont: ['Do not make it scroll sideways: on a phone a column moves under the name.'],
    keys: [],
    access: [
      'A table with a caption, column and row headers.',
      'On a phone the unit price moves under the name; nothing scrolls sideways.',
    ],
    content: ['Names as they were when it was ordered.'],
  }),
}
export default meta
type Story = StoryObj<typeof ItemTable>

const itemsOf = (t: OrdersMessages) =>
  t.items.map((name, at) => ({
    id: String(at),
    name,
    quantity: at === 0 ? '3' : '1',
    unitPrice: ['3,95 €', '14,95 € / m²', '16,95 €'][at]!,
    total: ['11,85 €', '55,02 €', '16,95 €'][at]!,
    ...(at === 1 ? { detail: t.measures } : {}),
  }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <ItemTable {...args} caption={t.table.caption} labels={t.table} items={itemsOf(t)} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const table = within(within(canvasElement).getByRole('table', { name: t.table.caption }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = messages.es
    const [first] = itemsOf(t)
    return (
      <Narrow>
        <ItemTable
          caption={t.table.caption}
          labels={t.table}
          items={[{ ...first!, name: t.longest, detail: t.measures, quantity: '1000', total: '12.499,50 €' }]}
        />
      </Narrow>
    )
  },
}
