import { getOrderGoodwill, giveGoodwill } from '@colada/domain/counter/goodwill-contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { now, hours } from '../fixtures/time.ts'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { paidDetail } from './money.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Goodwill',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A refund or a credit of an order that no rule asks for: amount, way and reason. Counters give up to 10.00 of an order; above 200.00 two people of operations.',
      },
    },
  },
}
export default meta

const path = `/orders/${paidDetail.order.localizador}`
const nothing = { refundable: 38.75, given: [], proposal: null }
const earlier = {
  amount: 4,
  method: 'refund',
  reason: 'Faltaba un botón',
  staff: 'Nuria Vega',
  at: now - 26 * hours,
} as const

type Play = NonNullable<StoryObj['play']>
type Context = Parameters<Play>[0]

const open = async (context: Context) => {
  const { orders } = staffMessages(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: orders.goodwill.open }))
  return canvas
}

/** Types an amount and a reason, and sends them. */
const give = async (context: Context, amount: string) => {
  const { orders } = staffMessages(context)
  const canvas = await open(context)
  const form = within(await canvas.findByRole('form', { name: orders.goodwill.title }))
  await userEvent.type(form.getByRole('textbox', { name: orders.goodwill.amount }), amount)
  await userEvent.type(form.getByRole('textbox', { name: orders.goodwill.reason }), 'Llegó tarde{Enter}')
  return canvas
}

interface GoodwillStory {
  readonly role?: 'counter' | 'operations'
  readonly handlers?: Parameters<typeof staffScreen>[0]['handlers']
  readonly play: Play
}

const goodwillStory = ({ role = 'operations', handlers = [], play }: GoodwillStory) =>
  staffScreen({
    path,
    role,
    handlers: [respond(getStaffOrder, paidDetail), ...handlers, respond(getOrderGoodwill, nothing)],
    play,
  })

/** What the order got before. */
export const Open = goodwillStory({
  handlers: [respond(getOrderGoodwill, { ...nothing, refundable: 34.75, given: [earlier] })],
  async play(context) {
    const canvas = await open(context)
    await expect(await canvas.findByText(/Faltaba un botón \(Nuria Vega/)).toBeVisible()
  },
})

/** Another person sends the same: it is filled in. */
export const Proposed = goodwillStory({
  handlers: [
    respond(getOrderGoodwill, {
      ...nothing,
      refundable: 395,
      proposal: { ...earlier, amount: 250, method: 'credit' },
    }),
  ],
  async play(context) {
    const { orders } = staffMessages(context)
    const canvas = await open(context)
    await expect(await canvas.findByText(orders.goodwill.proposed)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: orders.goodwill.amount })).toHaveValue('250,00')
    await expect(canvas.getByRole('radio', { name: orders.goodwill.ways.credit })).toBeChecked()
  },
})

export const Given = goodwillStory({
  role: 'counter',
  handlers: [respond(giveGoodwill, { amount: 9.99, version: 6 })],
  async play(context) {
    const { orders } = staffMessages(context)
    const canvas = await give(context, '9,99')
    const done = orders.goodwill.done.replace('{{amount}}', '9,99 €')
    await expect(await canvas.findByText(done)).toBeVisible()
    await expect(canvas.getByRole('button', { name: orders.goodwill.open })).toBeVisible()
  },
})

/** More than a counter gives: what was typed stays. */
export const NeedsOperations = goodwillStory({
  role: 'counter',
  handlers: [respondError(giveGoodwill, 'approvalRequired', 'Tiene que aprobarlo alguien de operaciones.')],
  async play(context) {
    const { orders } = staffMessages(context)
    const canvas = await give(context, '10,01')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tiene que aprobarlo')
    await expect(canvas.getByRole('textbox', { name: orders.goodwill.amount })).toHaveValue('10,01')
  },
})

export const MoreThanPaid = goodwillStory({
  handlers: [respondError(giveGoodwill, 'refundTooLarge', 'No queda tanto por devolver.')],
  async play(context) {
    const canvas = await give(context, '38,76')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No queda tanto')
  },
})

export const ChangedMeanwhile = goodwillStory({
  handlers: [respondError(giveGoodwill, 'versionChanged', '')],
  async play(context) {
    const canvas = await give(context, '5')
    await expect(await canvas.findByText(staffMessages(context).drawer.payment.conflict)).toBeVisible()
  },
})

/** Nothing is sent. */
export const Incomplete = goodwillStory({
  async play(context) {
    const { orders, drawer } = staffMessages(context)
    const canvas = await open(context)
    await userEvent.click(await canvas.findByRole('button', { name: orders.goodwill.give }))
    await expect(canvas.getByText(drawer.payment.amountInvalid)).toBeVisible()
    await expect(canvas.getByText(orders.moves.reasonMissing)).toBeVisible()
  },
})

export const Loading = goodwillStory({
  handlers: [neverRespond(getOrderGoodwill)],
  async play(context) {
    await open(context)
  },
})

export const LoadingFailed = goodwillStory({
  handlers: [failNetwork(getOrderGoodwill)],
  async play(context) {
    const { orders } = staffMessages(context)
    const canvas = await open(context)
    await expect(await canvas.findByText(orders.goodwill.failed)).toBeVisible()
  },
})
