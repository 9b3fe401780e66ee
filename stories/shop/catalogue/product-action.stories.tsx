import { ProductAction, Stack, type ProductActionView } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof ProductAction> = {
  title: 'Shop/Catalogue/Product action',
  component: ProductAction,
  parameters: guide({
    status: 'ready',
    summary: 'The one control of a product.',
    use: ['The one control of a product, in a card, a page or a bar.'],
    avoid: ['Several actions on one thing: Buttons or a DropdownMenu.'],
    anatomy: ['One of five: add, quantity, measure, link, blocked.'],
    do: ['Give `label` the name of the product; `words` are the visible text.'],
    dont: ['Do not hide it when the product cannot be added: `blocked` says why.'],
    keys: [
      ['Enter, Space', 'Adds, measures or follows; a blocked one announces its reason.'],
      ['Tab', 'If the control is replaced, the focus moves to the new one.'],
    ],
    access: [
      'A short visible text; the accessible name contains the product.',
      'When the button becomes a stepper or the reverse, the focus moves to the new control.',
      'A blocked action stays focusable and is described by its reason.',
    ],
    content: ['`words` is a verb: “Añadir”. The reason says what to do.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProductAction>

function Shopping({ t }: { t: CatalogueMessages }) {
  const [value, setValue] = useState(0)
  const action: ProductActionView =
    value === 0
      ? { kind: 'add', text: t.add, label: t.addTo(t.shirt), onAdd: () => setValue(1) }
      : { kind: 'quantity', label: t.quantity(t.shirt), value, labels: t.stepper, onChange: setValue }
  return (
    <div style={{ maxInlineSize: 240 }}>
      <ProductAction action={action} />
    </div>
  )
}

export const Default: Story = {
  render: (_args, context) => <Shopping t={localize(messages, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const more = canvas.getByRole('button', { name: t.stepper.increase })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: t.stepper.decrease }))
    await userEvent.click(canvas.getByRole('button', { name: t.stepper.remove }))
    await expect(canvas.getByRole('button', { name: t.addTo(t.shirt) })).toHaveFocus()
  },
}

const actionsOf = (t: CatalogueMessages): ProductActionView[] => [
  { kind: 'add', text: t.add, label: t.addTo(t.shirt), onAdd: fn() },
  { kind: 'quantity', label: t.quantity(t.shirt), value: 3, labels: t.stepper, onChange: fn() },
  { kind: 'measure', text: t.measure, label: t.measureName(t.carpet), onMeasure: fn() },
  { kind: 'link', text: t.buy, label: t.buy, href: '#voucher' },
  { kind: 'blocked', text: t.blocked, label: `${t.blocked}: ${t.dress}`, reason: t.incompatible },
]

export const EveryCombination: Story = {
  render: (_args, context) => (
    <Stack gap="sm">
      {actionsOf(localize(messages, context)).map((action) => (
        <Stack key={action.kind} gap="xs">
          <ProductAction action={action} />
          <ProductAction action={action} size="small" />
        </Stack>
      ))}
    </Stack>
  ),
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ProductAction
        action={{
          kind: 'add',
          text: messages.es.addTo(messages.es.longest),
          label: messages.es.addTo(messages.es.longest),
          onAdd: fn(),
        }}
      />
    </Narrow>
  ),
}
