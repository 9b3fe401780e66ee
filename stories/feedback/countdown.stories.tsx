import { Countdown, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof Countdown> = {
  title: 'Feedback/Countdown',
  component: Countdown,
  parameters: {
    ...contract('Shows a time running out. Someone else holds the clock.', [
      `The running digits are hidden from assistive technology; \`announcement\` is spoken when it changes, which should be seldom.`,
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return <Countdown label={t.timeToPay} time="29:41" announcement={t.timeSpoken} />
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Stack align="start">
        <Countdown label={t.timeToPay} time="29:41" announcement={t.timeSpoken} />
        <Countdown label={t.timeToPay} time="00:48" announcement={t.lastMinute} urgent />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Countdown label={words.es.longest.timeToPay} time="00:48" announcement={words.es.lastMinute} urgent />
    </Narrow>
  ),
}
