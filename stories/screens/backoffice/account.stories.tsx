import { getStaffMe, getStaffPasskeys, setStaffPin } from '@colada/domain/staff/contract'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { memberOf, unlocked } from './fixtures.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Account',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'The PIN of the staff member, and the passkeys, which replace password and code.',
      },
    },
  },
}
export default meta

export const WithPasskeys = staffScreen({ path: '/account' })

/** A PIN that is too simple is refused before it is sent; the API refuses a wrong password. */
export const PinRefused = staffScreen({
  path: '/account',
  role: 'counter',
  handlers: [
    respondError(setStaffPin, 'oldPasswordRefused', '', {
      errors: { password: ['Esta no es tu contraseña actual.'] },
    }),
  ],
  play: async (context) => {
    const { session, common } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const pin = canvas.getByLabelText(session.pin.new)
    await userEvent.type(canvas.getByLabelText(session.password), 'otra')
    await userEvent.type(pin, '1234{Enter}')
    await expect(await canvas.findByText(common.problems['pin-simple'])).toBeVisible()
    await userEvent.clear(pin)
    await userEvent.type(pin, '4826{Enter}')
    await expect(await canvas.findByText('Esta no es tu contraseña actual.')).toBeVisible()
  },
})

export const PinSet = staffScreen({
  path: '/account',
  role: 'counter',
  handlers: [
    respond(getStaffMe, { staff: memberOf('counter'), lock: { ...unlocked, has_pin: 0 } }),
    respond(setStaffPin, { lock: unlocked }),
  ],
  play: async (context) => {
    const { session } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(session.pin.notSet)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(session.pin.new), '4826')
    await userEvent.type(canvas.getByLabelText(session.password), 'una colada{Enter}')
    await expect(await canvas.findByText(session.pin.success)).toBeVisible()
    await expect(canvas.getByText(session.pin.set)).toBeVisible()
  },
})

export const NoPasskeys = staffScreen({
  path: '/account',
  role: 'driver',
  handlers: [respond(getStaffPasskeys, { passkeys: [] })],
})

export const Loading = staffScreen({
  path: '/account',
  handlers: [neverRespond(getStaffPasskeys)],
  staysPending: true,
})

export const NoConnection = staffScreen({ path: '/account', handlers: [failNetwork(getStaffPasskeys)] })
