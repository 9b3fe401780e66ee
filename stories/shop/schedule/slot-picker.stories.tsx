import { SlotPicker, Stack, type SlotPickerProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type ScheduleMessages } from './messages.ts'
import { daysOf, failedWith, hoursOf, stillLoading, waitingFor } from './slots.ts'

const meta: Meta<typeof SlotPicker> = {
  title: 'Shop/Schedule/Slot picker',
  component: SlotPicker,
  parameters: guide({
    status: 'ready',
    summary: 'A day, then an hour slot.',
    use: ['Day and hours of a leg.'],
    avoid: ['An existing slot: LockedSlot.'],
    anatomy: ['DayStrip.', 'HourGrid.', 'A note on what the prices mean.'],
    do: ['Keep the day if its hours fail to load.'],
    dont: ['Do not preselect an hour that costs more.'],
    keys: [
      ['Tab', 'Day, then hour.'],
      ['Arrow keys', 'Move and select in each.'],
    ],
    access: [
      'Two named radio groups of native radios: Tab focuses, the arrow keys move and select.',
      'A day is named in full; its three short lines are visual only.',
      'A full hour is disabled and says so in text.',
      'Loading is a status, an error is an alert with a retry button, an existing slot is text.',
    ],
    content: ['The note explains the price difference.'],
  }),
}
export default meta
type Story = StoryObj<typeof SlotPicker>

const onRetry = fn()
const nothing = { day: undefined, hour: undefined, onDayChange: fn(), onHourChange: fn() }

function Choosing({ t, ...rest }: { t: ScheduleMessages } & Partial<SlotPickerProps>) {
  const [day, setDay] = useState<string>()
  const [hour, setHour] = useState<string>()
  return (
    <SlotPicker
      labels={t.messages}
      days={daysOf(t)}
      hours={day ? hoursOf(t) : waitingFor(t.chooseDay)}
      day={day}
      hour={hour}
      onDayChange={(next) => {
        setDay(next)
        setHour(undefined)
      }}
      onHourChange={setHour}
      {...rest}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Choosing t={localize(words, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    const days = within(canvas.getByRole('radiogroup', { name: t.messages.day }))
    await userEvent.click(days.getByRole('radio', { name: `${t.weekdaysLong[3]} 12 ${t.monthLong}` }))
    const hours = within(canvas.getByRole('radiogroup', { name: t.messages.hour }))
    const [first, second, third] = hours.getAllByRole('radio')
    await userEvent.click(first!)
    await expect(second).toBeDisabled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(third).toBeChecked()
  },
}

export const DaysByArrowKeys: Story = {
  render: (_args, context) => <Choosing t={localize(words, context)} />,
  play: async ({ canvasElement }) => {
    const [monday, tuesday] = within(canvasElement).getAllByRole('radio')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(monday).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tuesday).toBeChecked()
    await expect(tuesday).toHaveFocus()
  },
}

export const Loading: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return <SlotPicker {...nothing} labels={t.messages} days={stillLoading(t)} hours={stillLoading(t)} />
  },
}

export const Failed: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <SlotPicker
        {...nothing}
        labels={t.messages}
        days={failedWith(t, onRetry)}
        hours={waitingFor(t.chooseDay)}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const alert = within(within(canvasElement).getByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: t.retry }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    const none = { state: 'ready' as const, options: [], empty: t.noHours }
    return (
      <Stack gap="xl">
        <SlotPicker
          {...nothing}
          labels={t.messages}
          days={daysOf(t)}
          hours={hoursOf(t)}
          day="2026-03-12"
          hour="2"
          note={t.note}
        />
        <SlotPicker
          {...nothing}
          labels={t.messages}
          days={daysOf(t)}
          hours={stillLoading(t)}
          day="2026-03-12"
        />
        <SlotPicker {...nothing} labels={t.messages} days={daysOf(t)} hours={none} day="2026-03-12" />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = words.es
    return (
      <Narrow>
        <SlotPicker
          {...nothing}
          labels={t.messages}
          days={daysOf(t)}
          hours={hoursOf(t)}
          day="2026-03-11"
          hour="6"
          note={t.note}
        />
      </Narrow>
    )
  },
}
