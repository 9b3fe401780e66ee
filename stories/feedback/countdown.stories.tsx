import { Countdown, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Countdown> = {
  title: 'Feedback/Countdown',
  component: Countdown,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Timer'],
    summary: 'Shows a time running out. The caller provides the time.',
    use: ['A time that runs out and has a consequence.'],
    avoid: ['A date in the future: say the date.'],
    anatomy: [
      'The clock.',
      'What runs out.',
      'The time left, in figures of one width.',
      'The announced text.',
    ],
    do: ['Change `announcement` seldom: at five minutes, at two, at one.'],
    dont: ['Do not count down without a consequence.'],
    keys: [],
    access: [
      `The running digits are hidden from assistive technology; \`announcement\` is announced when it changes, which should be seldom.`,
    ],
    content: [
      'The label says what runs out: “Tiempo para pagar”; the announcement is a sentence: “Quedan 5 minutos”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Default: Story = {
  args: { time: '29:41' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Countdown {...args} label={t.timeToPay} announcement={t.timeSpoken} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer')).toHaveTextContent(t.timeSpoken)
    await expect(canvas.getByText('29:41')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
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
      <Countdown
        label={messages.es.longest.timeToPay}
        time="00:48"
        announcement={messages.es.lastMinute}
        urgent
      />
    </Narrow>
  ),
}
