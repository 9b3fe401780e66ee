import {
  OrderTimeline,
  ShirtIcon,
  Stack,
  type TimelineState,
  TruckIcon,
  WashingMachineIcon,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof OrderTimeline> = {
  title: 'Shop/Orders/Order timeline',
  component: OrderTimeline,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Order tracking'],
    summary: 'The status history of an order, from pickup to delivery.',
    use: ['The progress of an order, on its page.'],
    avoid: ['Steps of a form: Stepper.'],
    anatomy: [
      'The steps from pickup to delivery.',
      'A tick, an icon or a warning at each.',
      'When it happened or is expected.',
    ],
    do: ['Name the state of each step in `words`.'],
    dont: ['Do not show steps that this order does not have.'],
    keys: [],
    access: [
      'A named ordered list; the current step is `aria-current=\\"step\\"`.',
      'Each step has its state as text, not only as a colour.',
    ],
    content: ['A step is a participle: “Recogido”.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderTimeline>

const stepsOf = (t: OrdersMessages, states: readonly TimelineState[]) => [
  { id: 'created', label: t.statuses.created, time: t.times.created, state: states[0]! },
  {
    id: 'collected',
    label: t.statuses.collected,
    time: t.times.collected,
    state: states[1]!,
    icon: <TruckIcon />,
  },
  { id: 'washing', label: t.statuses.washing, state: states[2]!, icon: <WashingMachineIcon /> },
  { id: 'washed', label: t.statuses.washed, state: states[3]!, icon: <ShirtIcon /> },
  {
    id: 'out',
    label: t.statuses.outForDelivery,
    time: t.times.outForDelivery,
    state: states[4]!,
    icon: <TruckIcon />,
  },
]
const washing = ['done', 'done', 'current', 'upcoming', 'upcoming'] as const
const troubled = ['done', 'done', 'problem', 'upcoming', 'upcoming'] as const
const finished = ['done', 'done', 'done', 'done', 'done'] as const

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <OrderTimeline {...args} label={t.timeline} steps={stepsOf(t, washing)} stateLabels={t.states} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[2]).toHaveTextContent(t.states.current)
    await expect(steps[0]).not.toHaveAttribute('aria-current')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xl">
        <OrderTimeline label={t.timeline} steps={stepsOf(t, troubled)} stateLabels={t.states} />
        <OrderTimeline label={t.timeline} steps={stepsOf(t, finished)} stateLabels={t.states} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <OrderTimeline
        label={messages.es.timeline}
        steps={stepsOf(
          { ...messages.es, statuses: { ...messages.es.statuses, washing: messages.es.longest } },
          washing,
        )}
        stateLabels={messages.es.states}
      />
    </Narrow>
  ),
}
