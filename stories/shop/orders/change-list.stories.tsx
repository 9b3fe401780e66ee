import { ChangeList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof ChangeList> = {
  title: 'Shop/Orders/Change list',
  component: ChangeList,
  parameters: guide({
    status: 'ready',
    summary: 'The changes of an order: old and new values.',
    use: ['Before confirming a change of an order.'],
    avoid: ['The data of an order: DescriptionList.'],
    anatomy: [
      'The name of what changes.',
      'The old value, struck through, an arrow and the new one.',
      'Unchanged values, marked as such.',
    ],
    do: ['List unchanged values, too.'],
    dont: ['Do not distinguish old and new by colour alone.'],
    keys: [],
    access: [
      'A named list of pairs; old and new value are marked as deleted and inserted and labelled in text, too.',
      'Unchanged values are marked as such.',
    ],
    content: ['Values in the same form before and after.'],
  }),
}
export default meta
type Story = StoryObj<typeof ChangeList>

const listOf = (t: OrdersMessages, delivery: string | null) => (
  <ChangeList
    label={t.changes.label}
    labels={t.changes}
    changes={[
      { id: 'pickup', label: t.pickup, before: t.pickupAt, after: t.changes.pickupTo },
      { id: 'delivery', label: t.delivery, before: t.deliveryAt, after: delivery },
    ]}
  />
)

export const Default: Story = {
  render: (_args, context) => listOf(localize(messages, context), null),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const list = within(canvasElement)
    await expect(list.getByText(t.changes.pickupTo)).toBeVisible()
    await expect(list.getByText(t.changes.unchanged)).toBeVisible()
  },
}

export const BothLegs: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return listOf(t, t.changes.deliveryTo)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ChangeList
        label={messages.es.changes.label}
        labels={messages.es.changes}
        changes={[
          {
            id: 'pickup',
            label: messages.es.pickup,
            before: `${messages.es.pickupAt} · ${messages.es.address}`,
            after: `${messages.es.changes.longest} · ${messages.es.address}`,
          },
        ]}
      />
    </Narrow>
  ),
}
