import { PriceSummary, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof PriceSummary> = {
  title: 'Shop/Payment/Price summary',
  component: PriceSummary,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Order total'],
    summary: 'What an order costs.',
    use: ['What an order costs, wherever it is shown.'],
    avoid: ['Prices without a total: DescriptionList.'],
    anatomy: [
      'The lines, each with an optional note.',
      'The discount.',
      'Net and tax, for companies.',
      'The total.',
    ],
    do: ['Keep the old prices, dimmed, while new ones load: `busy`.'],
    dont: ['Do not show a discount of zero.'],
    keys: [],
    access: [
      'A named description list: every label belongs to its price.',
      'A discount has a label and a minus, not only a colour.',
      'While new prices load it is `aria-busy` and keeps the old ones.',
    ],
    content: ['The total says whether VAT is included.'],
  }),
}
export default meta
type Story = StoryObj<typeof PriceSummary>

const linesOf = (t: PaymentMessages['summary']) => [
  { id: 'garments', label: t.garments, value: '37,85 €' },
  { id: 'pickup', label: t.pickup, value: '6,95 €', note: t.pickupNote },
  { id: 'delivery', label: t.delivery, value: '6,95 €' },
]

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(words, context).summary
    return (
      <PriceSummary
        {...args}
        label={t.label}
        lines={linesOf(t)}
        total={{ label: t.total, value: '51,75 €', note: t.vat }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].summary
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(4)
    await expect(within(canvasElement).queryByText(t.discount)).toBeNull()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).summary
    const discount = { id: 'discount', label: t.discount, value: '−7,57 €' }
    return (
      <Stack gap="xl">
        <PriceSummary
          label={t.label}
          lines={linesOf(t)}
          discount={discount}
          total={{ label: t.total, value: '44,18 €', note: t.vat }}
        />
        <PriceSummary label={t.label} lines={linesOf(t)} busy total={{ label: t.total, value: '51,75 €' }} />
        <PriceSummary
          label={t.label}
          lines={linesOf(t).slice(0, 1)}
          total={{ label: t.total, value: '95,90 €', note: t.vatLeftOut }}
        />
        <PriceSummary
          label={t.label}
          lines={linesOf(t).slice(0, 1)}
          net={[
            { id: 'net', label: t.net, value: '31,28 €' },
            { id: 'tax', label: t.tax, value: '6,57 €' },
          ]}
          total={{ label: t.total, value: '37,85 €', note: t.vat }}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = words.es.summary
    return (
      <Narrow>
        <PriceSummary
          label={t.label}
          lines={[{ id: 'one', label: t.longest, value: '12.499,50 €', note: t.pickupNote }]}
          discount={{ id: 'discount', label: t.longest, value: '−1249,95 €' }}
          total={{ label: t.total, value: '11.249,55 €', note: t.vatLeftOut }}
        />
      </Narrow>
    )
  },
}
