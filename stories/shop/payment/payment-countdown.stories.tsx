import { PaymentCountdown, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './messages.ts'

const meta: Meta<typeof PaymentCountdown> = {
  title: 'Shop/Payment/Payment countdown',
  component: PaymentCountdown,
  parameters: guide({
    status: 'ready',
    summary: 'How long the slots are held during the payment. The caller provides the time.',
    use: ['While an order waits for its payment.'],
    avoid: ['Slots held during the checkout: HoldBar.'],
    anatomy: ['What runs out and the time.', 'A bar that only repeats it.', 'What happens at the end.'],
    do: ['Say that only the slots are released.'],
    dont: ['Do not put pressure on people: `urgent` is for the last minutes.'],
    keys: [],
    access: [
      'A timer; the figures that change every second are not announced; the announcement is, when it changes.',
      'Urgent differs in its text, not only in its colour.',
      'The bar is decorative.',
    ],
    content: ['Neutral until the end: “Guardamos tus horas 30 minutos”.'],
  }),
}
export default meta
type Story = StoryObj<typeof PaymentCountdown>

export const Default: Story = {
  args: { time: '23:41', remaining: 0.79 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(words, context).countdown
    return <PaymentCountdown {...args} label={t.label} announcement={t.calm} text={t.text} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].countdown
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(t.calm)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).countdown
    return (
      <Stack gap="lg">
        <PaymentCountdown label={t.label} time="30:00" announcement={t.calm} remaining={1} />
        <PaymentCountdown label={t.label} time="4:59" announcement={t.soon} remaining={0.16} tone="urgent" />
        <PaymentCountdown
          label={t.label}
          time="0:59"
          announcement={t.urgent}
          remaining={0.03}
          tone="urgent"
          text={t.text}
        />
        <PaymentCountdown label={t.label} time="0:00" announcement={t.over} remaining={-1} tone="urgent" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = words.es.countdown
    return (
      <Narrow>
        <PaymentCountdown label={t.label} time="29:59" announcement={t.calm} remaining={0.99} text={t.text} />
      </Narrow>
    )
  },
}
