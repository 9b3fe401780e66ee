import { DayStrip, Stack, type Loadable, type DayView } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words, type ScheduleMessages } from './messages.ts'
import { daysOf, failedWith, stillLoading, waitingFor } from './slots.ts'

const meta: Meta<typeof DayStrip> = {
  title: 'Shop/Schedule/Day strip',
  component: DayStrip,
  parameters: guide({
    status: 'ready',
    summary: 'The next days side by side.',
    use: ['Selecting one of the next days.'],
    avoid: ['A date far away: a calendar.'],
    anatomy: ['The label and two arrows that only scroll.', 'The days: weekday, number, month.'],
    do: ['Give each day its full accessible name.'],
    dont: ['Do not list unavailable days without saying so.'],
    keys: [
      ['Tab', 'Focuses the selected day.'],
      ['Arrow keys', 'Move and select; the strip scrolls.'],
    ],
    access: [
      'A radio group of native radios; the strip scrolls to the selected day without scrolling the page.',
      'The two arrows only scroll and are out of the Tab order: keyboard users have the arrow keys.',
    ],
    content: ['A short visible text: “lun 23 nov”.'],
  }),
}
export default meta
type Story = StoryObj<typeof DayStrip>

const onChange = fn()

function Choosing({ t, what }: { t: ScheduleMessages; what: Loadable<DayView> }) {
  const [value, setValue] = useState<string | undefined>('2026-03-12')
  return (
    <DayStrip
      label={t.messages.day}
      earlierLabel={t.messages.earlierDays}
      laterLabel={t.messages.laterDays}
      days={what}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return <Choosing t={t} what={daysOf(t)} />
  },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await userEvent.click(radios[5]!)
    await expect(radios[5]).toBeChecked()
    await expect(onChange).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <Stack gap="lg">
        <Choosing t={t} what={daysOf(t)} />
        <Choosing t={t} what={stillLoading(t)} />
        <Choosing t={t} what={waitingFor(t.choosePickup)} />
        <Choosing t={t} what={failedWith(t, fn())} />
        <Choosing t={t} what={{ state: 'ready', options: [], empty: t.noDays }} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Choosing t={words.es} what={daysOf(words.es)} />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  const radios = within(canvasElement).getAllByRole<HTMLInputElement>('radio')
  const chosen = radios.findIndex(({ checked }) => checked)
  radios[chosen]!.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(radios[chosen + 1]).toBeChecked()
})

export const States: Story = states(Default, {
  error: {
    render: (_args, context) => {
      const t = localize(words, context)
      return <Choosing t={t} what={failedWith(t, fn())} />
    },
  },
  loading: {
    render: (_args, context) => {
      const t = localize(words, context)
      return <Choosing t={t} what={stillLoading(t)} />
    },
  },
})
