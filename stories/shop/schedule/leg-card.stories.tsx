import {
  AddressSelect,
  LegCard,
  LockedSlot,
  SlotPicker,
  type SlotPickerProps,
  Stack,
  TextButton,
  TwoLegPlanner,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type ScheduleMessages } from './messages.ts'
import { daysOf, failedWith, hoursOf, stillLoading, waitingFor } from './slots.ts'

const meta: Meta<typeof LegCard> = {
  title: 'Shop/Schedule/Leg card',
  tags: ['desk'],
  component: LegCard,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Two-leg planner'],
    summary: 'One leg of the transport; two of them are in a `TwoLegPlanner`.',
    use: ['One leg of the transport; two in a TwoLegPlanner.'],
    avoid: ['A step without address and time: Card.'],
    anatomy: [
      'The number, a tick when it is done.',
      'The heading with the selection.',
      'An aside: a price, an edit button.',
      'Address and slot.',
    ],
    do: ['Describe the selection in `summary`.'],
    dont: ['Do not collapse it during the selection.'],
    keys: [['Tab', 'To the aside, then through address and slot.']],
    access: [
      'A region named by its heading; the number before it is decorative, the order is that of the list.',
      'The selection is under the heading as text.',
    ],
    content: ['“Recogida”, “Entrega”.'],
  }),
}
export default meta
type Story = StoryObj<typeof LegCard>

const onRetry = fn()
const nothing = { onDayChange: fn(), onHourChange: fn() }

const addressOf = (t: ScheduleMessages, value: string) => (
  <AddressSelect
    label={t.address}
    placeholder={t.chooseAddress}
    addresses={t.addresses.map((label, at) => ({ id: String(at + 1), label }))}
    newAddressLabel={t.newAddress}
    value={value}
    onChoose={fn()}
    onNewAddress={fn()}
  />
)

const plannerOf = (t: ScheduleMessages, summary: string) => (
  <TwoLegPlanner
    label={t.planner}
    pickup={
      <LegCard
        step={1}
        heading={t.pickup}
        headingLevel={2}
        state="done"
        summary={summary}
        aside={<TextButton standalone>{t.change}</TextButton>}
      >
        {addressOf(t, '1')}
        <SlotPicker
          {...nothing}
          labels={t.messages}
          days={daysOf(t)}
          hours={hoursOf(t)}
          day="2026-03-12"
          hour="2"
        />
      </LegCard>
    }
    delivery={
      <LegCard step={2} heading={t.delivery} headingLevel={2} state="open">
        {addressOf(t, '')}
        <SlotPicker
          {...nothing}
          labels={t.messages}
          days={waitingFor(t.choosePickup)}
          hours={waitingFor(t.chooseDay)}
          day={undefined}
          hour={undefined}
        />
      </LegCard>
    }
  />
)

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return plannerOf(t, t.summary)
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: t.pickup })).toBeVisible()
    await expect(canvas.getByRole('list', { name: t.planner }).children).toHaveLength(2)
  },
}

export const Blocked: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <LegCard step={2} heading={t.delivery} headingLevel={2} state="blocked">
        <p>{t.choosePickup}</p>
      </LegCard>
    )
  },
}

/** The planner with loading days, failed days, and an existing slot. */
export const PlannerProblems: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    const picker = (days: SlotPickerProps['days']) => (
      <SlotPicker
        {...nothing}
        labels={t.messages}
        days={days}
        hours={waitingFor(t.chooseDay)}
        day={undefined}
        hour={undefined}
      />
    )
    return (
      <Stack gap="xl">
        <TwoLegPlanner
          label={t.planner}
          pickup={
            <LegCard step={1} heading={t.pickup} headingLevel={2} state="open">
              {picker(stillLoading(t))}
            </LegCard>
          }
          delivery={
            <LegCard step={2} heading={t.delivery} headingLevel={2} state="blocked">
              {picker(waitingFor(t.choosePickup))}
            </LegCard>
          }
        />
        <TwoLegPlanner
          label={t.change}
          pickup={
            <LegCard step={1} heading={t.locked} headingLevel={2} state="done" summary={t.summary}>
              <LockedSlot label={t.locked} text={t.lockedText} />
            </LegCard>
          }
          delivery={
            <LegCard step={2} heading={t.chooseDay} headingLevel={2} state="open">
              {picker(failedWith(t, onRetry))}
            </LegCard>
          }
        />
      </Stack>
    )
  },
  play: async (context) => {
    const t = localize(words, context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: t.retry }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(words, context)
    return (
      <Stack gap="lg">
        <LegCard step={1} heading={t.pickup} headingLevel={2} state="open">
          {addressOf(t, '')}
        </LegCard>
        <LegCard
          step={1}
          heading={t.locked}
          headingLevel={2}
          state="done"
          summary={t.summary}
          aside={<TextButton standalone>{t.change}</TextButton>}
        >
          {addressOf(t, '1')}
        </LegCard>
        <LegCard step={2} heading={t.delivery} headingLevel={2} state="blocked">
          <p>{t.choosePickup}</p>
        </LegCard>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{plannerOf(words.es, words.es.summaryLongest)}</Narrow>,
}
