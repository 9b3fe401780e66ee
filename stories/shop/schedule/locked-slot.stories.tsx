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
    summary: 'An existing slot, shown instead of its picker until it is edited.',
    use: ['An existing slot that is not being edited.'],
    avoid: ['Selecting a slot: SlotPicker.'],
    anatomy: ['The calendar.', 'Day and hours.', 'The address, or a note.'],
    do: ['Offer editing beside the heading of its leg.'],
    dont: ['Do not show disabled radios instead.'],
    keys: [],
    access: [
      'Plain text, not a disabled control.',
      'The edit button is beside the heading of its leg; for an incident it is red and says so in text.',
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
