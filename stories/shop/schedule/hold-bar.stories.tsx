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
      'How long the selected slots are held. It is sticky at the bottom of the window while its column is visible.',
    use: ['Slots held while the customer decides.'],
    avoid: ['A payment that runs out: PaymentCountdown.'],
    anatomy: ['An icon.', 'What is held, or why not.', 'The time left.', 'An optional button.'],
    do: ['Offer to hold the slots again when the hold expires.'],
    dont: ['Do not let it cover the order button.'],
    keys: [['Enter, Space', 'On the button, activates it.']],
    access: [
      'A timer; the figures that change every second are not announced; the announcement is, when it changes.',
      'Urgent and expired differ in text and icon, not only in colour.',
      'The action is a button beside it.',
    ],
    content: ['“Te guardamos estas horas”, then the time.'],
  }),
}
export default meta
type Story = StoryObj<typeof HoldBar>

const onClick = fn()

export const Default: Story = {
  args: { tone: 'neutral', time: '9:41' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(words, context).hold
    return <HoldBar {...args} text={t.held} announcement={t.running} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].hold
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(t.running)
  },
}

export const Expired: Story = {
  render: (_args, context) => {
    const t = localize(words, context).hold
    return (
      <HoldBar tone="expired" text={t.ended} announcement={t.ended} action={{ label: t.again, onClick }} />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].hold
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.again }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).hold
    return (
      <Stack gap="md">
        <HoldBar tone="neutral" text={t.held} time="10:00" announcement={t.running} />
        <HoldBar tone="urgent" text={t.held} time="1:59" announcement={t.left} />
        <HoldBar tone="expired" text={t.ended} announcement={t.ended} action={{ label: t.again, onClick }} />
        <HoldBar
          tone="expired"
          text={t.elsewhere}
          announcement={t.elsewhere}
          action={{ label: t.keepThese, onClick }}
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
            tone="expired"
            text={t.elsewhere}
            announcement={t.elsewhere}
            action={{ label: t.keepThese, onClick }}
          />
        </Stack>
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)
