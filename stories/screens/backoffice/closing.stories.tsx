import { closeDrawer, getDrawers } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { respond, respondError } from '../handlers.ts'
import { closedDrawer, openDrawer, waitingDrawer } from './drawers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Drawer closing',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A blind count by coins and notes; then what the drawer should have, the difference and what it needs; then the report, which prints.',
      },
    },
  },
}
export default meta

const pathOf = ({ id }: { readonly id: number }) => `/drawer/closing?drawer=${id}`

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

/** Counts two notes of 20.00 and closes. */
async function count(context: Context) {
  const { drawer } = staffMessages(context)
  const canvas = within(context.canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: formatMoney(2000) }), '2{Enter}')
  return { canvas, drawer }
}

/** What the drawer should have is nowhere. */
export const BlindCount: StoryObj = {
  ...staffScreen({
    path: pathOf(openDrawer),
    role: 'counter',
    play: async ({ canvasElement }) => {
      await expect(canvasElement).not.toHaveTextContent('54,65')
    },
  }),
  tags: ['desk'],
}

export const ReasonNeeded = staffScreen({
  path: pathOf(openDrawer),
  role: 'counter',
  handlers: [
    respondError(closeDrawer, 'invalid', '', {
      errors: { reason: ['Obligatorio'] },
      expected: 54.65,
      counted: 40,
      difference: -14.65,
    }),
  ],
  play: async (context) => {
    const { canvas, drawer } = await count(context)
    await expect(await canvas.findByText(/^-14,65/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: drawer.closing.reason })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: formatMoney(2000) })).toHaveValue('2')
  },
})

export const WaitingAtTheCounter = staffScreen({ path: pathOf(waitingDrawer), role: 'counter' })

export const WaitingForOperations = staffScreen({ path: pathOf(waitingDrawer) })

export const Closed: StoryObj = {
  ...staffScreen({ path: pathOf(closedDrawer), role: 'counter' }),
  tags: ['desk'],
}

export const Unknown = staffScreen({
  path: '/drawer/closing?drawer=99',
  handlers: [respond(getDrawers, { drawers: [] })],
})
