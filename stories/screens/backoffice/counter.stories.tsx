import { findCustomers } from '@colada/domain/staff/customers-contract'
import { getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond } from '../handlers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Counter',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The first screen of a counter. The finder has the focus (Ctrl+K); the lists are the unpaid and the washed orders of the store.',
      },
    },
  },
}
export default meta

const path = '/counter'
const role = 'counter'

/** Types into the finder. */
const search =
  (text: string): StoryObj['play'] =>
  async (context) => {
    const { counter } = staffMessages(context)
    const field = within(context.canvasElement).getByLabelText(counter.finder.label)
    await userEvent.type(field, text)
  }

export const Start: StoryObj = { ...staffScreen({ path, role }), tags: ['desk'] }

export const Found: StoryObj = staffScreen({
  path,
  role,
  async play(context) {
    await search('lucía')!(context)
    const options = await within(context.canvasElement).findAllByRole('option')
    await expect(options).toHaveLength(5)
  },
})

/** Leads to the form of a new customer. */
export const NobodyFound: StoryObj = staffScreen({
  path,
  role,
  handlers: [respond(findCustomers, { customers: [], orders: [] })],
  async play(context) {
    await search('655 10 20 30')!(context)
    const option = await within(context.canvasElement).findByRole('option')
    await expect(option).toHaveAttribute('href', '/counter/customers/new?q=655+10+20+30')
  },
})

export const SearchFailed: StoryObj = staffScreen({
  path,
  role,
  handlers: [failNetwork(findCustomers)],
  play: search('lucía'),
})

export const NothingToDo = staffScreen({
  path,
  role,
  handlers: [respond(getStaffOrders, { orders: [], next: null })],
})

export const Loading = staffScreen({
  path,
  role,
  handlers: [neverRespond(getStaffOrders)],
  staysPending: true,
})

export const NoConnection = staffScreen({ path, role, handlers: [failNetwork(getStaffOrders)] })

export const Shortcuts: StoryObj = staffScreen({
  path,
  role,
  async play(context) {
    const { counter } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: counter.shortcuts.open }))
    await within(document.body).findByRole('dialog', { name: counter.shortcuts.title })
  },
})

export const RoleMissing = staffScreen({ path, role: 'driver' })
