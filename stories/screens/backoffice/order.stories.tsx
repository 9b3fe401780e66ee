import { getCounterRefunds, getDrawers, takeOrderPayment } from '@colada/domain/counter/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { moveReturn, returnGarments } from '@colada/domain/staff/return-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { openDrawer } from './drawers.ts'
import { incidentDetail, unlocked, voucherDetail } from './fixtures.ts'
import { paidDetail, unpaidDetail, waitingRefunds } from './money.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Order',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Everything of an order: customer, hours, garments, price, history with who did it, payments and mails; what it owes, what is given back, and the moves of the role.',
      },
    },
  },
}
export default meta

const path = `/orders/${incidentDetail.order.localizador}`

export const WithIncident: StoryObj = { ...staffScreen({ path }), tags: ['desk'] }

/** Without payments and refunds, which the counter does not see. */
export const AtTheCounter = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getStaffOrder, { ...incidentDetail, ledger: null })],
})

export const Voucher = staffScreen({
  path: `/orders/${voucherDetail.order.localizador}`,
  handlers: [respond(getStaffOrder, voucherDetail)],
})

/** 50.00 for 38.75: the change is shown at once. */
export const TakingCash = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, { ...unpaidDetail, ledger: null }),
    respond(getDrawers, { drawers: [openDrawer] }),
    respond(takeOrderPayment, { order: paidDetail.order, version: 5, change_given: 11.25 }),
  ],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: drawer.payment.received }), '50')
    const form = within(canvas.getByRole('form', { name: drawer.payment.title }))
    await expect(form.getByText('11,25 €')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(drawer.payment.giveBack)).toBeVisible()
  },
})

/** Somebody else changed the order: it is loaded again, and what was typed stays. */
export const ChangedMeanwhile = staffScreen({
  path,
  handlers: [respond(getStaffOrder, unpaidDetail), respondError(takeOrderPayment, 'versionChanged', '')],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const reference = await canvas.findByRole('textbox', { name: drawer.payment.reference })
    await userEvent.type(reference, '0042{Enter}')
    await expect(await canvas.findByText(drawer.payment.conflict)).toBeVisible()
    await expect(reference).toHaveValue('0042')
  },
})

export const WithoutDrawer = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getStaffOrder, unpaidDetail), respond(getDrawers, { drawers: [] })],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: drawer.payment.ways.cash }))
    await expect(canvas.getByText(drawer.payment.noDrawer)).toBeVisible()
  },
})

/** What a cancellation returns is said before it is made, for both reasons. */
export const Cancelling = staffScreen({
  path,
  handlers: [respondError(moveStaffOrder, 'approvalRequired', 'Tiene que aprobarlo alguien de operaciones.')],
  play: async (context) => {
    const { orders } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: orders.status.cancelled }))
    await expect(canvas.getAllByText(new RegExp(orders.moves.returnDue))).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: orders.moves.reason }), 'Lo pide por teléfono')
    await userEvent.click(
      canvas.getByRole('button', {
        name: orders.moves.submit.replace('{{status}}', orders.status.cancelled),
      }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(orders.moves.proposed)
  },
})

const refusedForPin = (tries_left: number) =>
  HttpResponse.json(
    { status: { code: statusCodes.pinRequired.code, message: '' }, lock: { ...unlocked, tries_left } },
    { status: statusCodes.pinRequired.http },
  )

/** A large refund: a wrong PIN is asked for again, and the same request is sent with the right one. */
export const CancellingWithPin = staffScreen({
  path,
  role: 'counter',
  handlers: [
    http.post(`/api${moveStaffOrder.path}`, async ({ request }) => {
      const { pin, status } = moveStaffOrder.body.parse(await request.json())
      if (pin !== '4826') return refusedForPin(pin === undefined ? 5 : 4)
      const moved = { localizador: incidentDetail.order.localizador, from: orderStatus.incident, to: status }
      return HttpResponse.json({ status: { code: 200, message: '' }, ...moved })
    }),
  ],
  play: async (context) => {
    const { orders, session } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: orders.status.cancelled }))
    await userEvent.type(canvas.getByRole('textbox', { name: orders.moves.reason }), 'Lo pide por teléfono')
    await userEvent.keyboard('{Tab}{Enter}')
    const typePin = async (pin: string) =>
      userEvent.type(await screen.findByLabelText(session.pin.label), `${pin}{Enter}`)
    await typePin('0000')
    await screen.findByText(session.pin.triesLeft_other.replace('{{count}}', '4'))
    await typePin('4826')
    const done = orders.moves.done.replace('{{status}}', orders.status.cancelled)
    await expect(await canvas.findByText(done)).toBeVisible()
  },
})

/** The handover of an unpaid order leads to its payment. */
export const BalanceDue = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, unpaidDetail),
    respondError(moveStaffOrder, 'balanceDue', 'Este pedido no está pagado del todo.'),
  ],
  play: async (context) => {
    const { orders } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: orders.status.delivered }))
    await userEvent.click(
      canvas.getByRole('button', {
        name: orders.moves.submit.replace('{{status}}', orders.status.delivered),
      }),
    )
    await expect(await canvas.findByRole('link', { name: orders.moves.toPayment })).toBeVisible()
  },
})

export const WithWaitingRefund = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, {
      ...paidDetail,
      order: { ...paidDetail.order, status: orderStatus.cancelled },
      allowed: [],
    }),
    respond(getCounterRefunds, { refunds: waitingRefunds.slice(0, 1) }),
    respond(getDrawers, { drawers: [openDrawer] }),
  ],
})

/** The garments of a cancelled order are given back: that is recorded by a button. */
export const WithReturnDue = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, {
      ...paidDetail,
      order: { ...paidDetail.order, status: orderStatus.cancelled, return_due: true },
      allowed: [],
    }),
    respondError(returnGarments, 'versionChanged', ''),
  ],
  play: async (context) => {
    const { orders, drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: orders.return.record }))
    await expect(await canvas.findByText(drawer.payment.conflict)).toBeVisible()
  },
})

/** The return moves to a store; somebody else may have changed the order meanwhile. */
export const MovingTheReturn = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, {
      ...paidDetail,
      order: { ...paidDetail.order, status: orderStatus.cancelled, return_due: true },
      allowed: [],
    }),
    respond(moveReturn, {}),
  ],
  play: async (context) => {
    const { orders } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: orders.return.store }),
      'Valencia La Zaidía',
    )
    await userEvent.click(canvas.getByRole('button', { name: orders.return.move }))
    await expect(await canvas.findByText(orders.return.moved)).toBeVisible()
  },
})

export const UnknownLocator = staffScreen({
  path: '/orders/NOSUCH1',
  handlers: [respondError(getStaffOrder, 'notFound', '')],
})

export const Loading = staffScreen({ path, handlers: [neverRespond(getStaffOrder)], staysPending: true })

export const NoConnection = staffScreen({ path, handlers: [failNetwork(getStaffOrder)] })
