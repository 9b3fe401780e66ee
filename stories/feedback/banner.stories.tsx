import { Banner, PencilIcon, Stack, TagIcon, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { tones, messages } from './messages.ts'

const meta: Meta<typeof Banner> = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Announcement bar'],
    summary: 'A full-width strip: a mode of the shop, or an offer.',
    use: ['A mode of the shop, or an offer, at full width.'],
    avoid: ['A message about a part of the page: Callout.', 'Something that just happened: ToastStack.'],
    anatomy: [
      'An optional icon.',
      'The sentence.',
      'An optional action.',
      'The close button, if it can be closed.',
    ],
    do: ['Keep it to one sentence and one action.'],
    dont: ['Do not stack more than two at the top of a page.'],
    keys: [
      ['Tab', 'To its action, then to its close button.'],
      ['Enter, Space', 'On the close button, dismisses it.'],
    ],
    access: [
      `A region named by \`label\`.`,
      `When it can be dismissed, its button is named by \`dismissLabel\`.`,
    ],
    content: ['The situation, then what can be done. The label names the region: “Aviso”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Banner>

export const Default: Story = {
  args: { onDismiss: fn() },
  render: ({ onDismiss }, context) => {
    const t = localize(messages, context)
    return (
      <Banner
        label={t.bannerLabel}
        tone="warning"
        icon={<PencilIcon size="small" />}
        onDismiss={onDismiss!}
        dismissLabel={t.stop}
      >
        {t.banner}
      </Banner>
    )
  },
  play: async ({ canvasElement, args, ...context }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: localize(messages, context).stop }),
    )
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xs">
        {tones.map((tone) => (
          <Banner key={tone} label={`${t.bannerLabel} ${tone}`} tone={tone}>
            {t.statuses[tone]}
          </Banner>
        ))}
        <Banner
          label={t.offer}
          tone="promo"
          appearance="solid"
          icon={<TagIcon size="small" />}
          action={
            <TextLink href="#catalogue" tone="inherit">
              {t.see}
            </TextLink>
          }
        >
          {t.offer}
        </Banner>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Banner
        label={messages.es.bannerLabel}
        tone="warning"
        icon={<PencilIcon size="small" />}
        onDismiss={() => undefined}
        dismissLabel={messages.es.stop}
      >
        {messages.es.banner}
      </Banner>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
