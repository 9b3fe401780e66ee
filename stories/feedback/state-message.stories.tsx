import { Button, ButtonLink, EmptyState, ErrorState, Image, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/StateMessage',
  component: EmptyState,
  parameters: {
    ...contract('Nothing here yet, or something went wrong; and what to do about it.', [
      'The title is a heading at the level that you say.',
      `ErrorState is an \`alert\`: it is announced when it comes.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <EmptyState title={t.emptyTitle} actions={<ButtonLink href="#catalogue">{t.catalogue}</ButtonLink>}>
        {t.empty}
      </EmptyState>
    )
  },
}

export const WentWrong: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
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
    const t = inLanguage(words, context)
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
      <ErrorState title={words.es.errorTitle} actions={<Button>{words.es.retry}</Button>}>
        {words.es.error}
      </ErrorState>
    </Narrow>
  ),
}
