import { Progress, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Progress> = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Progress bar'],
    summary: 'The progress of a task with a known end.',
    use: ['A task with a known end.'],
    avoid: ['An unknown end: Spinner.', 'Steps with names: Stepper.'],
    anatomy: ['The label.', 'The value in words.', 'The bar.'],
    do: ['Say the value in words with `valueText`.'],
    dont: ['Do not let it decrease.'],
    keys: [],
    access: [`A native \`<progress>\`, named by its label; \`valueText\` says the value in words.`],
    content: ['The remaining amount is better than a percentage: “Te faltan 12,50 €”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Progress>

export const Default: Story = {
  args: { value: 42.5, max: 55 },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Progress {...args} label={t.shipping} valueText={t.missing} />
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar')
    await expect(bar).toHaveAttribute('value', '42.5')
    await expect(bar).toHaveAttribute('max', '55')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <Progress label={t.shipping} value={0} max={55} />
        <Progress label={t.shipping} value={30} max={55} valueText={t.missing} />
        <Progress label={t.shipping} value={80} max={55} valueText={t.reached} tone="success" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Progress label={messages.es.shipping} value={42} max={55} valueText={messages.es.missing} />
    </Narrow>
  ),
}
