import { Meter, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { tones, messages } from './messages.ts'

const meta: Meta<typeof Meter> = {
  title: 'Feedback/Meter',
  component: Meter,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Gauge'],
    summary: 'An amount with a maximum.',
    use: ['How much is left or used of a maximum: uses of a voucher, a grade.'],
    avoid: ['Progress of a task: Progress.'],
    anatomy: ['The label and the value in words.', 'The bar, continuous or segmented.'],
    do: ['Use `pieces` for a grade.'],
    dont: ['Do not express anything by colour alone.'],
    keys: [],
    access: [
      `\`role="meter"\`, named by its label; its value is announced in words.`,
      'The bar and its colour only repeat the text.',
      'For the progress of a task there is Progress.',
    ],
    content: ['The value is a complete phrase: “Quedan 3 de 10”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Meter>

export const Default: Story = {
  args: { value: 3, max: 10 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Meter {...args} label={t.voucher} valueText={t.voucherLeft} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const meter = within(canvasElement).getByRole('meter', { name: t.voucher })
    await expect(meter).toHaveAttribute('aria-valuenow', '3')
    await expect(meter).toHaveAttribute('aria-valuetext', t.voucherLeft)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {tones.map((tone, at) => (
          <Meter key={tone} label={t.voucher} value={at} max={5} valueText={t.statuses[tone]} tone={tone} />
        ))}
        <Meter label={t.voucher} value={0} max={4} segments={4} valueText={t.statuses.neutral} />
        <Meter
          label={t.voucher}
          value={2}
          max={4}
          segments={4}
          valueText={t.statuses.warning}
          tone="warning"
        />
        <Meter
          label={t.voucher}
          value={9}
          max={4}
          segments={4}
          valueText={t.statuses.success}
          tone="success"
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Meter label={messages.es.longest.timeToPay} value={3} max={10} valueText={messages.es.voucherLeft} />
    </Narrow>
  ),
}
