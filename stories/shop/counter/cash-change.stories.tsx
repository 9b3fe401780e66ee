import { CashChange, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof CashChange> = {
  title: 'Shop/Counter/Cash change',
  component: CashChange,
  parameters: guide({
    status: 'new',
    summary: 'The change that a customer gets back, or what is still missing.',
    use: ['A payment in cash, while the given amount is typed and after it is taken.'],
    avoid: ['The price of an order: PriceSummary.'],
    anatomy: ['What the amount is.', 'The amount, large.'],
    do: ['Render it before an amount is typed, so that the change is announced and nothing moves.'],
    dont: ['Do not show a negative change: name what is missing.'],
    keys: [],
    access: ['A status, so that a new amount is announced politely.', 'Its tone is also in its words.'],
    content: ['One word: “Cambio”, “Faltan”.'],
  }),
}
export default meta
type Story = StoryObj<typeof CashChange>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <CashChange {...args} label={localize(messages, context).change} amount="11,25 €" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('11,25 €')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="sm">
        <CashChange label={t.change} />
        <CashChange label={t.change} amount="0,00 €" />
        <CashChange label={t.missing} amount="8,75 €" tone="warning" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <CashChange label={messages.es.longest} amount="12.499,50 €" />
    </Narrow>
  ),
}
