import { HoldBar, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './messages.ts'

const meta: Meta<typeof HoldBar> = {
  title: 'Shop/Schedule/Hold bar',
  component: HoldBar,
  parameters: guide({
    status: 'ready',
    summary:
      'How long chosen places are kept. It stays at the lower edge of the window while its column is in sight.',
    use: ['Places that are kept while the customer decides.'],
    avoid: ['A payment that runs out: PaymentCountdown.'],
    anatomy: ['A sign.', 'What is kept, or why not.', 'The time left.', 'An optional button.'],
    do: ['Offer to take the places again when they are lost.'],
    dont: ['Do not let it cover the button that binds.'],
    keys: [['Enter, Space', 'On the button, does what it says.']],
    access: [
      'A timer; the figures that change every second are not spoken, the announcement is, when it changes.',
      'Urgent and lost differ in their words and their sign, not only in their colour.',
      'What can be done stands beside it as a button.',
    ],
    content: ['“Te guardamos estas horas”, then the time.'],
  }),
}
export default meta
type Story = StoryObj<typeof HoldBar>

const onPress = fn()

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(words, context).hold
    return <HoldBar tone="calm" text={t.held} time="9:41" announcement={t.running} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].hold
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(t.running)
  },
}

export const Ended: Story = {
  render: (_args, context) => {
    const t = localize(words, context).hold
    return <HoldBar tone="lost" text={t.ended} announcement={t.ended} action={{ label: t.again, onPress }} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].hold
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.again }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).hold
    return (
      <Stack gap="md">
        <HoldBar tone="calm" text={t.held} time="10:00" announcement={t.running} />
        <HoldBar tone="urgent" text={t.held} time="1:59" announcement={t.left} />
        <HoldBar tone="lost" text={t.ended} announcement={t.ended} action={{ label: t.again, onPress }} />
        <HoldBar
          tone="lost"
          text={t.elsewhere}
          announcement={t.elsewhere}
          action={{ label: t.keepThese, onPress }}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = words.es.hold
    return (
      <Narrow>
        <Stack gap="md">
          <HoldBar tone="urgent" text={t.held} time="1:59" announcement={t.left} />
          <HoldBar
            tone="lost"
            text={t.elsewhere}
            announcement={t.elsewhere}
            action={{ label: t.keepThese, onPress }}
          />
        </Stack>
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)
