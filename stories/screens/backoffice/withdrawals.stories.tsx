import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import {
  decideWithdrawal,
  getWithdrawal,
  getWithdrawals,
  type WireWithdrawal,
} from '@colada/domain/withdrawals/staff-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { days, now } from '../fixtures/time.ts'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Withdrawals',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Statements of withdrawal, and the decision of operations: what comes back is calculated from the garments in cleaning and the way back of the others.',
      },
    },
  },
}
export default meta

const waiting: WireWithdrawal = {
  id: 7,
  reference: 'D-H4T8WQ3',
  received_at: now,
  refund_before: now + 14 * days,
  name: 'Lucía Ortega',
  email: 'lucia@example.com',
  localizador: 'K7MPQ2A',
  has_order: true,
  state: 'received',
}
const unknown: WireWithdrawal = {
  ...waiting,
  id: 8,
  reference: 'D-2M9XKTP',
  localizador: 'K7MPQ2',
  has_order: false,
}
const refunded: WireWithdrawal = { ...waiting, id: 5, reference: 'D-PQ7R3VZ', state: 'refunded' }

type Detail = Omit<EndpointResponse<typeof getWithdrawal>, 'status'>

/** Two shirts and a suit in cleaning: 38.75. */
const detail: Detail = {
  withdrawal: waiting,
  garments: 'El traje y una camisa',
  language: 'es',
  decision: null,
  order: {
    is_of_customer: true,
    created_at: now - 2 * days,
    obstacle: null,
    basis: {
      status: 20,
      version: 4,
      status_history: [1, 0, 10, 20],
      transport: 13.9,
      transport_discount: 0,
      items_discount: 0,
      pickup: 6.95,
      pickup_discount: 0,
      delivery: 6.95,
      delivery_discount: 0,
      incidents: 0,
      lines: [
        { item_id: 1, name: 'Camisa', quantity: 2, total: 7.9 },
        { item_id: 2, name: 'Traje', quantity: 1, total: 16.95 },
      ],
      payments: [{ id: 3, provider: 'card', refundable: 38.75 }],
    },
  },
}

const list = (rows: WireWithdrawal[]) => respond(getWithdrawals, { withdrawals: rows })
const one = (of: Detail) => respond(getWithdrawal, of)
const path = '/withdrawals/7'

export const List = staffScreen({ path: '/withdrawals', handlers: [list([waiting, unknown, refunded])] })
export const EmptyList = staffScreen({ path: '/withdrawals', handlers: [list([])] })
export const ListLoading = staffScreen({
  path: '/withdrawals',
  handlers: [neverRespond(getWithdrawals)],
  staysPending: true,
})
export const ListNotLoaded = staffScreen({ path: '/withdrawals', handlers: [failNetwork(getWithdrawals)] })

/** One shirt in cleaning: 20.90 with the others brought home, 27.85 with the others collected. */
export const Calculating: StoryObj = staffScreen({
  path,
  handlers: [one(detail)],
  play: async (context) => {
    const { withdrawals } = staffMessages(context)
    const form = within(
      await within(context.canvasElement).findByRole('form', { name: withdrawals.decision.title }),
    )
    const [shirts, suit] = form.getAllByRole('textbox')
    await userEvent.clear(shirts!)
    await userEvent.type(shirts!, '1')
    await userEvent.clear(suit!)
    await userEvent.type(suit!, '0')
    await expect(form.getByRole('button', { name: /20,90/ })).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: withdrawals.calculation.store }))
    await expect(form.getByRole('button', { name: /27,85/ })).toBeVisible()
  },
})

export const InvalidNumber: StoryObj = staffScreen({
  path,
  handlers: [one(detail)],
  play: async (context) => {
    const { withdrawals } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const form = within(await canvas.findByRole('form', { name: withdrawals.decision.title }))
    const [shirts] = form.getAllByRole('textbox')
    await userEvent.clear(shirts!)
    await userEvent.type(shirts!, '3')
    await expect(form.getByText(withdrawals.calculation.invalid.replace('{{quantity}}', '2'))).toBeVisible()
  },
})

/** Somebody else decided, or moved the order: what was typed stays. */
export const Conflict: StoryObj = staffScreen({
  path,
  handlers: [one(detail), respondError(decideWithdrawal, 'versionChanged', '')],
  play: async (context) => {
    const { withdrawals } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const form = within(await canvas.findByRole('form', { name: withdrawals.decision.title }))
    await userEvent.type(form.getByRole('textbox', { name: withdrawals.decision.reason }), 'Visto')
    await userEvent.click(form.getByRole('button'))
    await expect(await form.findByText(withdrawals.decision.conflict)).toBeVisible()
    await expect(form.getByRole('textbox', { name: withdrawals.decision.reason })).toHaveValue('Visto')
  },
})

/** No order has the locator: it is answered by hand and refused with a reason. */
export const UnknownOrder: StoryObj = staffScreen({
  path,
  handlers: [one({ ...detail, withdrawal: unknown, order: null })],
  play: async (context) => {
    const { withdrawals } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: withdrawals.decision.submitRefuse }))
    await expect(await canvas.findByText(withdrawals.decision.reasonMissing)).toBeVisible()
  },
})

/** Too late, and from another address. */
export const WithObstacle = staffScreen({
  path,
  handlers: [one({ ...detail, order: { ...detail.order!, is_of_customer: false, obstacle: 'late' } })],
})

export const Decided = staffScreen({
  path,
  handlers: [
    one({
      ...detail,
      withdrawal: { ...waiting, state: 'refunded' },
      decision: { at: now, by: 'Carmen Ortega', refund: 20.9, reason: 'Una camisa ya se ha lavado.' },
    }),
  ],
})

export const UnknownWithdrawal = staffScreen({
  path: '/withdrawals/999',
  handlers: [respondError(getWithdrawal, 'notFound', '')],
})
export const Loading = staffScreen({ path, handlers: [neverRespond(getWithdrawal)], staysPending: true })
export const NotLoaded = staffScreen({ path, handlers: [failNetwork(getWithdrawal)] })
