import { Button, LegCard, LockedSlot, PencilIcon, Stack, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type ScheduleMessages } from './messages.ts'

const meta: Meta<typeof LockedSlot> = {
  title: 'Shop/Schedule/Locked slot',
  component: LockedSlot,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Existing slot'],
    summary: 'A slot that stands, in the place of its picker, until it is edited.',
    use: ['A slot that stands and is not being chosen.'],
    avoid: ['A slot to be chosen: SlotPicker.'],
    anatomy: ['The calendar.', 'Day and hours.', 'Where, or what stands.'],
    do: ['Offer editing beside the heading of its leg.'],
    dont: ['Do not show disabled radios instead.'],
    keys: [],
    access: [
      'Plain text: nothing pretends to be a disabled control.',
      'The edit button stands beside the heading of its leg; of an incident it is red and says so in words.',
    ],
    content: ['“jueves, 12 de marzo, 9:00–11:00”.'],
  }),
}
export default meta
type Story = StoryObj<typeof LockedSlot>

const onEdit = fn()

const legOf = (t: ScheduleMessages, { isIncident = false, cost = t.changeFree } = {}) => (
  <LegCard
    step={isIncident ? 2 : 1}
    heading={isIncident ? t.delivery : t.pickup}
    headingLevel={2}
    state="done"
    aside={
      <Button
        size="small"
        {...(isIncident ? { tone: 'danger' } : { appearance: 'outline' })}
        iconStart={<PencilIcon size="small" />}
        onClick={onEdit}
      >
        {isIncident ? t.changeDelivery : t.changePickup}
      </Button>
    }
  >
    <LockedSlot label={t.addresses[0]!} text={t.lockedText} />
    <Text size="small" tone="secondary">
      {cost}
    </Text>
  </LegCard>
)

export const Default: Story = {
  render: (_args, context) => legOf(localize(words, context)),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onEdit).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <Stack gap="lg">
        <LockedSlot label={t.addresses[0]!} text={t.lockedText} />
        {legOf(t)}
        {legOf(t, { isIncident: true, cost: t.changeCosts })}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{legOf(words.es, { isIncident: true, cost: words.es.changeCosts })}</Narrow>,
}
