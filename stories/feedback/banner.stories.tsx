import { Banner, PencilIcon, Stack, TagIcon, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { tones, words } from './words.ts'

const meta: Meta<typeof Banner> = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: {
    ...contract('A strip over the whole width: a mode that the shop is in, or an offer.', [
      `A region named by \`label\`.`,
      `When it can be dismissed, its button is named by \`dismissLabel\`.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Banner>

export const Default: Story = {
  args: { onDismiss: fn() },
  render: ({ onDismiss }, context) => {
    const t = inLanguage(words, context)
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
      within(canvasElement).getByRole('button', { name: inLanguage(words, context).stop }),
    )
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
        label={words.es.bannerLabel}
        tone="warning"
        icon={<PencilIcon size="small" />}
        onDismiss={() => undefined}
        dismissLabel={words.es.stop}
      >
        {words.es.banner}
      </Banner>
    </Narrow>
  ),
}
