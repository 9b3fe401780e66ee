import { SlotOffer, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './messages.ts'

const meta: Meta<typeof SlotOffer> = {
  title: 'Shop/Schedule/Slot offer',
  component: SlotOffer,
  parameters: guide({
    status: 'ready',
    summary: 'Offers the nearest free hours.',
    use: ['The selected hour was booked by someone else.', 'A new visit after a missed one.'],
    avoid: ['No hour selected yet: HourGrid.'],
    anatomy: ['What happened.', 'What to do.', 'The nearest available times.'],
    do: ['Keep it to three or four hours.'],
    dont: ['Do not select the nearest one silently.'],
    keys: [
      ['Tab', 'From hour to hour.'],
      ['Enter, Space', 'Selects it.'],
    ],
    access: [
      'A status: announced once, politely.',
      'The hours are a list of buttons, named by the sentence above them.',
    ],
    content: ['First that it was taken just now, then what is free.'],
  }),
}
export default meta
type Story = StoryObj<typeof SlotOffer>

const onChoose = fn()
const offersOf = (labels: readonly string[]) => labels.map((label, at) => ({ id: String(at), label }))

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(words, context).offer
    return (
      <SlotOffer {...args} title={t.title} text={t.text} offers={offersOf(t.hours)} onChoose={onChoose} />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].offer
    const list = within(within(canvasElement).getByRole('list', { name: t.text }))
    await userEvent.click(list.getByRole('button', { name: t.hours[1]! }))
    await expect(onChoose).toHaveBeenCalledWith('1')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context).offer
    return (
      <Stack gap="md">
        <SlotOffer title={t.title} text={t.text} offers={offersOf(t.hours)} onChoose={onChoose} />
        <SlotOffer title={t.title} text={t.none} offers={[]} onChoose={onChoose} />
        <SlotOffer title={t.title} text={t.searching} busy offers={[]} onChoose={onChoose} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = words.es.offer
    return (
      <Narrow>
        <SlotOffer title={t.title} text={t.text} offers={offersOf(t.longest)} onChoose={onChoose} />
      </Narrow>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
