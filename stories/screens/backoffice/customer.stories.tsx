import { createCustomer, openCustomer } from '@colada/domain/staff/customers-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { found, openedCompany } from './fixtures.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Customer',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A customer whom the counter has opened, which is recorded: contact, addresses, vouchers, last orders. And the form of a new customer.',
      },
    },
  },
}
export default meta

const path = '/counter/customers/7'
const role = 'counter'

export const WithOrders: StoryObj = { ...staffScreen({ path, role }), tags: ['desk'] }

/** Without an e-mail address, addresses and orders; for operations, who work at no store. */
export const NewCompany = staffScreen({
  path: '/counter/customers/8',
  handlers: [respond(openCustomer, openedCompany)],
})

export const Unknown = staffScreen({ path, role, handlers: [respondError(openCustomer, 'notFound', '')] })

export const TooMany = staffScreen({
  path,
  role,
  handlers: [
    respondError(
      openCustomer,
      'tooManyCustomers',
      'Has abierto 60 clientes en la última hora, el máximo permitido. Vuelve a intentarlo en unos minutos.',
    ),
  ],
})

export const Opening = staffScreen({ path, role, handlers: [neverRespond(openCustomer)], staysPending: true })

export const NoConnection = staffScreen({ path, role, handlers: [failNetwork(openCustomer)] })

export const NewCustomer = staffScreen({ path: '/counter/customers/new?q=655+10+20+30', role })

export const WithAddress: StoryObj = staffScreen({
  path: '/counter/customers/new?q=Rosa+Vidal',
  role,
  async play(context) {
    const { counter } = staffMessages(context)
    await userEvent.click(within(context.canvasElement).getByLabelText(counter.newCustomer.withAddress))
  },
})

const submit: StoryObj['play'] = async (context) => {
  const { counter } = staffMessages(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: counter.newCustomer.save }))
}

export const FieldsMissing: StoryObj = staffScreen({ path: '/counter/customers/new', role, play: submit })

export const AlreadyKnown: StoryObj = staffScreen({
  path: '/counter/customers/new?q=Rosa+Vidal',
  role,
  handlers: [respondError(createCustomer, 'accountExists', '', { customers: found.customers.slice(0, 1) })],
  async play(context) {
    const { counter } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(canvas.getByLabelText(counter.fields.phone), '600111222')
    await userEvent.click(canvas.getByLabelText(counter.fields.aceptarTyC))
    await submit!(context)
    await canvas.findByRole('alert')
  },
})
