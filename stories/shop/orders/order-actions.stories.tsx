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
    summary: 'The actions of an order.',
    use: ['What can be done with an order, in its card and on its page.'],
    avoid: ['The order button: OrderSummary.'],
    anatomy: ['One button or link per action, with an icon.'],
    do: ['Order them by importance.'],
    dont: ['Do not show unavailable actions.'],
    keys: [
      ['Tab', 'From action to action.'],
      ['Enter or Space', 'Activates it.'],
    ],
    access: [
      'Buttons for actions here, links to other pages; each is a verb.',
      'Pending customer actions are solid, errors red; text and icon say it, too.',
      'Without actions nothing is rendered.',
    ],
    content: ['Verbs: “Change dates”.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderActions>

const onClick = fn()

const viewOf =
  (t: OrdersMessages) =>
  (kind: OrderActionKind): OrderActionView =>
    kind === 'pay'
      ? { kind, label: t.actions.pay, href: '#pay' }
      : { kind, label: t.actions[kind], onClick: () => onClick(kind) }

/** Combinations of actions (spec 000 §4). */
const sets: readonly (readonly OrderActionKind[])[] = [
  ['pay'],
  ['change-dates', 'add-items', 'repeat'],
  ['solve-absence'],
  ['solve-incident'],
  ['repeat', 'report-incident'],
]

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <OrderActions {...args} actions={sets[1]!.map(viewOf(localize(messages, context)))} />
  ),
  play: async (context) => {
    const { actions } = localize(messages, context)
    const canvas = within(context.canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: actions['change-dates'] })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: actions.repeat }))
    await expect(onClick).toHaveBeenLastCalledWith('repeat')
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
            <OrderActions layout="column" actions={kinds.map(view)} />
          </Stack>
        ))}
      </Stack>
    )
  },
}

export const NoActions: Story = {
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
