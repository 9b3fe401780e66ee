import { Price, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Price> = {
  title: 'Text/Price',
  component: Price,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Money', 'Amount'],
    summary: 'What something costs. Texts and numbers are passed in formatted.',
    use: ['The price of one item, in cards, headers and rows.'],
    avoid: ['A sum of several lines: PriceSummary.'],
    anatomy: ['An optional “from”.', 'The old price, struck through.', 'The price.', 'The unit.'],
    do: ['Pass it formatted: the position of the currency depends on the language.'],
    dont: ['Do not show an old price without saying so in text.'],
    keys: [],
    access: [
      'An old price is struck through and labelled, because screen readers do not announce the line.',
      'Digits have equal width, so that prices line up.',
    ],
    content: ['“Desde 16,95 € la unidad”: no more text than that.'],
  }),
}
export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Price {...args} amount={t.price} unit={t.each} before={{ label: t.hidden, amount: t.oldPrice }} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    await expect(within(canvasElement).getByText(t.hidden)).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent(`${t.hidden} ${t.oldPrice}`)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {(['medium', 'large'] as const).map((size) => (
          <Stack key={size} gap="xs">
            <Price size={size} amount={t.price} />
            <Price size={size} amount={t.price} unit={t.each} />
            <Price size={size} amount={t.price} from={t.from} />
            <Price
              size={size}
              amount={t.price}
              unit={t.each}
              before={{ label: t.hidden, amount: t.oldPrice }}
            />
          </Stack>
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Price
        size="large"
        amount="1234,50 €"
        unit={messages.es.longUnit}
        from={messages.es.from}
        before={{ label: messages.es.hidden, amount: '1543,10 €' }}
      />
    </Narrow>
  ),
}
