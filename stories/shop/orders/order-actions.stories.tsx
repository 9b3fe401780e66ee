import { OrderActions, type OrderActionKind, type OrderActionView, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof OrderActions> = {
  title: 'Shop/Orders/Order actions',
  component: OrderActions,
  parameters: guide({
    status: 'new',
    summary: 'The ways on from an order.',
    use: ['What can be done with an order, in its card and on its page.'],
    avoid: ['The step that binds: a Button in OrderSummary.'],
    anatomy: ['A button or link an action, each with its sign.'],
    do: ['Give them in the order of their weight.'],
    dont: ['Do not show one that cannot be done.'],
    keys: [
      ['Tab', 'From action to action.'],
      ['Enter or Space', 'Begins it.'],
    ],
    access: [
      'Buttons for what begins here, links for what is another page; each is a verb.',
      'What waits for the customer is solid, what went wrong red; words and sign say it too.',
      'Without any there is nothing.',
    ],
    content: ['Verbs: “Change dates”.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderActions>

const onPress = fn()

const viewOf =
  (t: OrdersMessages) =>
  (kind: OrderActionKind): OrderActionView =>
    kind === 'pay'
      ? { kind, label: t.actions.pay, href: '#pay' }
      : { kind, label: t.actions[kind], onPress: () => onPress(kind) }

/** As they come together (spec 000 §4). */
const sets: readonly (readonly OrderActionKind[])[] = [
  ['pay'],
  ['change-dates', 'add-items', 'repeat'],
  ['solve-absence'],
  ['solve-incident'],
  ['repeat', 'report-incident'],
]

export const Default: Story = {
  render: (_args, context) => <OrderActions actions={sets[1]!.map(viewOf(localize(messages, context)))} />,
  play: async (context) => {
    const { actions } = localize(messages, context)
    const canvas = within(context.canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: actions['change-dates'] })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: actions.repeat }))
    await expect(onPress).toHaveBeenLastCalledWith('repeat')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const view = viewOf(localize(messages, context))
    return (
      <Stack gap="lg">
        {sets.map((kinds) => (
          <Stack key={kinds.join()} gap="xs">
            <OrderActions actions={kinds.map(view)} />
            <OrderActions size="small" actions={kinds.map(view)} />
          </Stack>
        ))}
      </Stack>
    )
  },
}

export const NothingCanBeDone: Story = {
  parameters: { screenshot: 'none' },
  render: () => <OrderActions actions={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <OrderActions actions={sets.flat().slice(0, 5).map(viewOf(messages.es))} />
    </Narrow>
  ),
}
