import { Button, ButtonLink, EmptyState, ErrorState, Image, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/State message',
  component: EmptyState,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Blank slate', 'No results'],
    summary: 'An empty state or an error, and what to do about it.',
    use: ['EmptyState: no content yet. ErrorState: loading failed.'],
    avoid: ['One part of a page is missing: Callout.'],
    anatomy: [
      'An optional illustration.',
      'The title, a heading.',
      'One or two sentences.',
      'The next step; there is always one.',
    ],
    do: ['Offer the next step, or a retry.'],
    dont: ['Do not blame the customer.', 'Do not show an error for an empty list.'],
    keys: [['Tab', 'To its actions.']],
    access: [
      'The title is a heading at the given level.',
      `ErrorState is an \`alert\`: it is announced when it appears.`,
    ],
    content: [
      'The title describes the situation, the text the reason, the button the next step: “Ver el catálogo”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <EmptyState
        {...args}
        title={t.emptyTitle}
        actions={<ButtonLink href="#catalogue">{t.catalogue}</ButtonLink>}
      >
        {t.empty}
      </EmptyState>
    )
  },
}

export const Failed: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <ErrorState title={t.errorTitle} actions={<Button>{t.retry}</Button>}>
        {t.error}
      </ErrorState>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const picture = <Image src="/pictures/empty/cart.svg" width={320} height={240} alt="" />
    const onward = <ButtonLink href="#catalogue">{t.catalogue}</ButtonLink>
    return (
      <Stack gap="xxl">
        <EmptyState title={t.emptyTitle} actions={onward} />
        <EmptyState title={t.emptyTitle} actions={onward} picture={picture}>
          {t.empty}
        </EmptyState>
        <ErrorState title={t.errorTitle} actions={<Button>{t.retry}</Button>}>
          {t.error}
        </ErrorState>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <ErrorState title={messages.es.errorTitle} actions={<Button>{messages.es.retry}</Button>}>
        {messages.es.error}
      </ErrorState>
    </Narrow>
  ),
}
