import { OrderActions, OrderIssue, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type OrdersMessages } from './messages.ts'

const meta: Meta<typeof OrderIssue> = {
  title: 'Shop/Orders/Order issue',
  component: OrderIssue,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Incident panel', 'Absence panel'],
    summary: 'What went wrong with an order: an incident, or an absence at pickup or delivery.',
    use: ['An incident or an absence, on the order’s page and in the process that solves it.'],
    avoid: ['Invalid input: the field’s error. A payment that failed: Callout.'],
    anatomy: [
      'The title, the name of the status.',
      'What happened and what comes next.',
      'Garments or the visit, and the cost.',
      'The action that solves it.',
    ],
    do: ['Say what it costs before the button.'],
    dont: ['Do not blame the customer.'],
    keys: [['Tab', 'To the action that solves it.']],
    access: [
      'Title and text say what happened; colour and icon only repeat it.',
      'Garments, visits and what they cost are a description list.',
      'It is announced if it appears while the page is open, not on load.',
    ],
    content: ['First what happened, then what to do. No excuses, no codes.'],
  }),
}
export default meta
type Story = StoryObj<typeof OrderIssue>

const onSolve = fn()

const incidentOf = (t: OrdersMessages, title = t.trouble.incident) => (
  <OrderIssue
    title={title}
    lines={[
      ...t.trouble.missing.map(([term = '', description = '']) => ({ id: term, term, description })),
      { id: 'sum', term: t.trouble.toPay, description: t.trouble.sum, strong: true },
    ]}
    action={
      <OrderActions
        actions={[{ kind: 'solve-incident', label: t.actions['solve-incident'], onClick: onSolve }]}
      />
    }
  >
    {t.trouble.incidentText}
  </OrderIssue>
)

const absenceOf = (t: OrdersMessages, at: 'absentAtPickup' | 'absentAtDelivery') => (
  <OrderIssue
    title={t.trouble[at]}
    lines={[
      { id: 'visit', term: t.trouble.visit, description: t.trouble.visitAt },
      { id: 'place', term: t.trouble.place, description: t.address },
      { id: 'fee', term: t.trouble.another, description: t.trouble.fee, strong: true },
    ]}
    action={
      <OrderActions
        actions={[{ kind: 'solve-absence', label: t.actions['solve-absence'], onClick: onSolve }]}
      />
    }
  >
    {t.trouble[`${at}Text`]}
  </OrderIssue>
)

export const Incident: Story = {
  render: (_args, context) => incidentOf(localize(messages, context)),
  play: async (context) => {
    const t = localize(messages, context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(t.trouble.sum)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t.actions['solve-incident'] }))
    await expect(onSolve).toHaveBeenCalledOnce()
  },
}

export const Absence: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {absenceOf(t, 'absentAtPickup')}
        {absenceOf(t, 'absentAtDelivery')}
      </Stack>
    )
  },
}

export const OpenAndSolved: Story = {
  render: (_args, context) => {
    const { trouble } = localize(messages, context)
    return (
      <Stack gap="lg">
        <OrderIssue title={trouble.incident}>{trouble.incidentText}</OrderIssue>
        <OrderIssue title={trouble.solved} solved>
          {trouble.solvedText}
        </OrderIssue>
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{incidentOf(messages.es, messages.es.trouble.longest)}</Narrow>,
}
