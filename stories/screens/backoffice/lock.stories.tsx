import { getStaffMe, lockStaffSession, unlockStaff } from '@colada/domain/staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failNetwork, respond, respondError } from '../handlers.ts'
import { incidentDetail, memberOf, unlocked } from './fixtures.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Lock screen',
  tags: ['!autodocs'],
  parameters: {
    screenshot: 'page',
    docs: {
      description: {
        component:
          'Covers the page of a session at a counter after five minutes without activity, or by “Lock” in the account menu. What was typed stays; the PIN unlocks it in every tab.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

const path = '/counter'
const role = 'counter'
const locked = { ...unlocked, is_locked: 1, seconds_left: 0 } as const
const lockedMe = (lock: object = {}) =>
  respond(getStaffMe, { staff: memberOf(role), lock: { ...locked, ...lock } })

const findLockScreen = (context: Context) =>
  screen.findByRole('dialog', { name: staffMessages(context).session.lock.title })

export const Locked: StoryObj = {
  ...staffScreen({
    path,
    role,
    handlers: [lockedMe()],
    play: async (context) => {
      const { session, shell } = staffMessages(context)
      const lockScreen = await findLockScreen(context)
      await expect(lockScreen).toHaveAccessibleDescription(/Carmen Ortega/)
      await waitFor(() => expect(screen.getByLabelText(session.pin.label)).toHaveFocus())
      await expect(document.title).toBe(`${session.lock.title} | ${shell.name}`)
      // Neither seen nor reached.
      await expect(context.canvasElement.querySelector('h1')).not.toBeVisible()
      await expect(context.canvasElement.querySelector('h1')!.closest('[inert]')).not.toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect(lockScreen).toBeVisible()
    },
  }),
  tags: ['desk'],
}

/** Somebody who has set no PIN gives the password. */
export const WithoutPin = staffScreen({
  path,
  role,
  handlers: [lockedMe({ has_pin: 0 })],
  play: async (context) => {
    await findLockScreen(context)
    await expect(screen.getByLabelText(staffMessages(context).session.password)).toBeVisible()
  },
})

export const WrongPin = staffScreen({
  path,
  role,
  handlers: [
    lockedMe(),
    respondError(unlockStaff, 'pinRequired', '', { lock: { ...locked, tries_left: 1 } }),
  ],
  play: async (context) => {
    const { session } = staffMessages(context)
    await findLockScreen(context)
    await userEvent.type(screen.getByLabelText(session.pin.label), '0000{Enter}')
    await expect(await screen.findByText(session.pin.triesLeft_one)).toBeVisible()
  },
})

export const NoConnection = staffScreen({
  path,
  role,
  handlers: [lockedMe(), failNetwork(unlockStaff)],
  play: async (context) => {
    await findLockScreen(context)
    await userEvent.type(screen.getByLabelText(staffMessages(context).session.pin.label), '4826{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

/** Locked by its person: what was typed is there again afterwards, with the focus. */
export const KeepsWhatWasTyped = staffScreen({
  path: `/orders/${incidentDetail.order.localizador}`,
  role,
  handlers: [respond(lockStaffSession, { lock: locked }), respond(unlockStaff, { lock: unlocked })],
  play: async (context) => {
    const { orders, session, shell } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: orders.status.cancelled }))
    const reason = canvas.getByRole('textbox', { name: orders.moves.reason })
    await userEvent.type(reason, 'Lo pide por teléfono')
    await userEvent.click(canvas.getByRole('button', { name: /^Carmen Ortega/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: shell.lock }))
    const lockScreen = await findLockScreen(context)
    await expect(reason).not.toBeVisible()
    await userEvent.type(screen.getByLabelText(session.pin.label), '4826{Enter}')
    await waitFor(() => expect(lockScreen).not.toBeInTheDocument())
    await expect(reason).toBeVisible()
    await expect(reason).toHaveValue('Lo pide por teléfono')
    await expect(document.title).toContain(incidentDetail.order.localizador)
  },
})
