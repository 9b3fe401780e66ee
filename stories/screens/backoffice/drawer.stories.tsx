import { addDrawerMovement, getDrawers, openDrawer as openEndpoint } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { now } from '../fixtures/time.ts'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { closedDrawer, openDrawer } from './drawers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Drawer',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The drawers of the store of the session: float, movements, and the way to the closing. Operations see those of all stores and approve differences.',
      },
    },
  },
}
export default meta

const path = '/drawer'

export const AtTheCounter: StoryObj = {
  ...staffScreen({
    path,
    role: 'counter',
    handlers: [respond(getDrawers, { drawers: [openDrawer, closedDrawer] })],
  }),
  tags: ['desk'],
}

/** Without a store: what waits and what is open, but nothing to open. */
export const Operations = staffScreen({ path })

export const NoneOpen = staffScreen({
  path,
  role: 'counter',
  handlers: [respond(getDrawers, { drawers: [] })],
})

export const OpenElsewhere = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getDrawers, { drawers: [] }),
    respondError(openEndpoint, 'drawerOpenElsewhere', 'Este puesto ya tiene una caja abierta.', {
      opened_by: 'Nuria Vega',
      opened_at: now,
    }),
  ],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const note = canvas.getByRole('textbox', { name: formatMoney(5000) })
    await userEvent.type(note, '2')
    await userEvent.click(canvas.getByRole('button', { name: drawer.open.submit }))
    await expect(await canvas.findByText(/Nuria Vega/)).toBeVisible()
    await expect(note).toHaveValue('2')
  },
})

export const MovementRefused = staffScreen({
  path,
  role: 'counter',
  handlers: [
    respond(getDrawers, { drawers: [openDrawer] }),
    respondError(addDrawerMovement, 'noOpenDrawer', 'Aquí no hay una caja abierta para esto.'),
  ],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText(drawer.movement.title))
    const submit = canvas.getByRole('button', { name: drawer.movement.submit })
    await userEvent.click(submit)
    await expect(await canvas.findByText(drawer.amountInvalid)).toBeVisible()
    const amount = canvas.getByRole('textbox', { name: drawer.amount })
    await userEvent.type(amount, '12,50')
    await userEvent.type(canvas.getByRole('textbox', { name: drawer.reason }), 'Cambio{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aquí no hay una caja abierta')
    await expect(amount).toHaveValue('12,50')
  },
})

export const Loading = staffScreen({ path, handlers: [neverRespond(getDrawers)], staysPending: true })

export const NoConnection = staffScreen({ path, handlers: [failNetwork(getDrawers)] })

export const RoleMissing = staffScreen({ path, role: 'driver' })
