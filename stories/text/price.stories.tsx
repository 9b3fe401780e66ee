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
    summary: 'What something costs. Its words and figures come formatted.',
    use: ['What one thing costs, in cards, heads and lines.'],
    avoid: ['A sum of several lines: PriceSummary.'],
    anatomy: ['An optional “from”.', 'What it was, struck through.', 'What it is.', 'What it is for.'],
    do: ['Give it formatted: the currency stands where the language puts it.'],
    dont: ['Do not show a price before without saying so in words.'],
    keys: [],
    access: [
      'A price that no longer holds is struck through and named, since the stroke is not heard.',
      'Figures are as wide as one another, so that prices stand in line.',
    ],
    content: ['“Desde 16,95 € la unidad”: no more words than that.'],
  }),
}
export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Price amount={t.price} unit={t.each} before={{ label: t.hidden, amount: t.oldPrice }} />
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
