import { Button, Callout, Spinner, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { tones, messages } from './messages.ts'

const meta: Meta<typeof Callout> = {
  title: 'Feedback/Callout',
  component: Callout,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Alert', 'Inline message', 'Notice'],
    summary: 'A message inside the page, beside its subject.',
    use: ['Information in context: beside a field group, an order, an incident.'],
    avoid: [
      'The whole page failed or is empty: ErrorState, EmptyState.',
      'It disappears by itself: ToastStack.',
    ],
    anatomy: ['The icon of its tone.', 'An optional title.', 'The text.', 'Optional actions.'],
    do: ['Set `live="alert"` only for new errors.'],
    dont: ['Do not announce what was there when the page loaded.'],
    keys: [['Tab', 'To its actions; the text is not focusable.']],
    access: [
      'Every tone has an icon.',
      `\`live\` decides the announcement: \`alert\` at once, \`status\` politely, none for initial content.`,
    ],
    content: ['First what happened, then the next step.'],
  }),
}
export default meta
type Story = StoryObj<typeof Callout>

export const Default: Story = {
  args: { tone: 'warning', live: 'status' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Callout
        {...args}
        title={t.calloutTitle}
        actions={
          <Button size="small" appearance="outline" tone="neutral">
            {t.choose}
          </Button>
        }
      >
        {t.callout}
      </Callout>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        {tones.map((tone) => (
          <Callout key={tone} tone={tone} title={t.statuses[tone]}>
            {t.callout}
          </Callout>
        ))}
        <Callout tone="danger">{t.error}</Callout>
      </Stack>
    )
  },
}

/** A pending state without an action: a payment being confirmed. */
export const Pending: Story = {
  render: (_args, context) => {
    const { waiting } = localize(messages, context)
    return (
      <Stack>
        <Callout tone="info" live="status" title={waiting.confirmingTitle} actions={<Spinner />}>
          {waiting.confirming}
        </Callout>
        <Callout tone="info" live="status" title={waiting.checkingTitle} actions={<Spinner />}>
          {waiting.checking}
        </Callout>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(2)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Callout
        tone="danger"
        title={messages.es.errorTitle}
        actions={<Button size="small">{messages.es.retry}</Button>}
      >
        {messages.es.error}
      </Callout>
    </Narrow>
  ),
}
