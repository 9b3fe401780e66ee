import { getCounterRefunds, getDrawers, payOutRefund } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { openDrawer } from './drawers.ts'
import { waitingRefunds } from './money.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Refunds',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Refunds of payments at counters, which wait until they are given back: cash at any store, the terminal by itself, transfers by operations.',
      },
    },
  },
}
export default meta

const path = '/refunds'
const waiting = [
  respond(getCounterRefunds, { refunds: [...waitingRefunds] }),
  respond(getDrawers, { drawers: [openDrawer] }),
]

export const Waiting = staffScreen({ path, role: 'counter', handlers: waiting })

export const ReferenceMissing = staffScreen({
  path,
  role: 'counter',
  handlers: [...waiting, respondError(payOutRefund, 'refundTooLarge', 'Esta devolución ya está hecha.')],
  play: async (context) => {
    const { drawer } = staffMessages(context)
    const canvas = within(context.canvasElement)
    const open = (amount: string) => drawer.refunds.open.replace('{{amount}}', amount)
    const confirm = (cents: number) => drawer.refunds.submit.replace('{{amount}}', formatMoney(cents))
    await userEvent.click(canvas.getByText(open('24,85 €')))
    await userEvent.click(canvas.getByRole('button', { name: confirm(2485) }))
    await expect(await canvas.findByText(drawer.payment.referenceMissing)).toBeVisible()
    await userEvent.click(canvas.getByText(open('38,75 €')))
    await userEvent.click(canvas.getByRole('button', { name: confirm(3875) }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Esta devolución ya está hecha.')
  },
})

export const NoneWaiting = staffScreen({ path })

export const Loading = staffScreen({ path, handlers: [neverRespond(getCounterRefunds)], staysPending: true })

export const NoConnection = staffScreen({ path, handlers: [failNetwork(getCounterRefunds)] })
