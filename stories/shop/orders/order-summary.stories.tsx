import { Button, OrderSummary, PriceSummary } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof OrderSummary> = {
  title: 'Shop/Orders/Order summary',
  tags: ['desk'],
  component: OrderSummary,
  parameters: guide({
    status: 'ready',
    summary: 'Items and price of an order, beside the checkout.',
    use: ['Beside the checkout and the payment.'],
    avoid: ['The prices alone: PriceSummary.'],
    anatomy: ['The heading.', 'The content, usually a PriceSummary.', 'The order button.'],
    do: ['Make it `sticky` beside a long page.'],
    dont: ['Do not put fields into it.'],
    keys: [['Tab', 'To the order button.']],
    access: ['A region named by its heading.', 'From 769 px on it can be sticky; it never covers anything.'],
    content: ['A button that creates an obligation to pay says so.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderSummary>

const onBuy = fn()

const summaryOf = (t: OrdersMessages, total = '51,75 €') => (
  <OrderSummary
    heading={t.summary}
    headingLevel={2}
    sticky
    action={
      <Button size="large" fullWidth onClick={onBuy}>
        {t.buy}
      </Button>
    }
  >
    <PriceSummary
      label={t.price.label}
      lines={[
        { id: 'garments', label: t.price.garments, value: '37,85 €' },
        { id: 'transport', label: t.price.transport, value: '13,90 €' },
      ]}
      total={{ label: t.price.total, value: total, note: t.price.vat }}
    />
  </OrderSummary>
)

export const Default: Story = {
  render: (_args, context) => summaryOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const summary = within(within(canvasElement).getByRole('region', { name: t.summary }))
    await userEvent.click(summary.getByRole('button', { name: t.buy }))
    await expect(onBuy).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{summaryOf(messages.es, '12.499,50 €')}</Narrow>,
}
