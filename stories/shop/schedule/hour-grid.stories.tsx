import { HourGrid, Stack, type Loadable, type HourView } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words, type ScheduleMessages } from './messages.ts'
import { allFull, failedWith, hoursOf, stillLoading, waitingFor } from './slots.ts'

const meta: Meta<typeof HourGrid> = {
  title: 'Shop/Schedule/Hour grid',
  component: HourGrid,
  parameters: guide({
    status: 'ready',
    summary: 'The hours of a day with their prices.',
    use: ['Selecting an hour slot of a day, with prices.'],
    avoid: ['Selecting a day: DayStrip.'],
    anatomy: ['The label.', 'The hours, each with its price.', 'Full ones, disabled.'],
    do: ['Show what an hour costs more or less on the hour itself.'],
    dont: ['Do not omit full hours: they explain the availability.'],
    keys: [
      ['Tab', 'Focuses the selected hour.'],
      ['Arrow keys', 'Move and select; full hours are skipped.'],
    ],
    access: [
      'A radio group of native radios, each named by its hours and its price.',
      'A full hour is disabled and says so.',
    ],
    content: ['“9:00–11:00” and the difference in euros.'],
  }),
}
export default meta
type Story = StoryObj<typeof HourGrid>

const onChange = fn()

function Choosing({ t, what }: { t: ScheduleMessages; what: Loadable<HourView> }) {
  const [value, setValue] = useState<string | undefined>('2')
  return (
    <HourGrid
      label={t.messages.hour}
      hours={what}
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
    return <Choosing t={t} what={hoursOf(t)} />
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
        <Choosing t={t} what={hoursOf(t)} />
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
      <Choosing t={words.es} what={hoursOf(words.es)} />
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
  disabled: {
    render: (_args, context) => {
      const t = localize(words, context)
      return <Choosing t={t} what={allFull(t)} />
    },
  },
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
