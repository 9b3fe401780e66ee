import { getDrawers } from '@colada/domain/counter/contract'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { respond, respondError } from '../handlers.ts'
import { openDrawer } from './drawers.ts'
import { paidDetail, unpaidDetail } from './money.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Handover',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Hands an order over at a store: its garments, what is still owed, and the handover, which is possible once nothing is owed.',
      },
    },
  },
}
export default meta

const { localizador } = paidDetail.order
const path = `/counter/handover/${localizador}`
const drawers = respond(getDrawers, { drawers: [openDrawer] })

export const Unpaid: StoryObj = {
  ...staffScreen({
    path,
    role: 'counter',
    handlers: [respond(getStaffOrder, unpaidDetail), drawers],
    play: async (context) => {
      const { drawer } = staffMessages(context)
      const canvas = within(context.canvasElement)
      const handOver = canvas.getByRole('button', { name: drawer.handover.submit })
      await expect(handOver).toHaveAttribute('aria-disabled', 'true')
      await expect(handOver).toHaveAccessibleDescription(drawer.handover.unpaid)
    },
  }),
  tags: ['desk'],
}

export const HandedOver = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, paidDetail),
    respond(moveStaffOrder, { localizador, from: 30, to: 50 }),
    drawers,
  ],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: drawer.handover.submit }))
    await expect(await canvas.findByText(drawer.handover.done)).toBeVisible()
  },
})

export const ChangedMeanwhile = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getStaffOrder, paidDetail), respondError(moveStaffOrder, 'versionChanged', ''), drawers],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: drawer.handover.submit }))
    await expect(await canvas.findByText(drawer.payment.conflict)).toBeVisible()
  },
})

export const NotReady = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getStaffOrder, { ...paidDetail, allowed: [] })],
})
