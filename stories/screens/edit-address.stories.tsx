import { getAddresses, updateAddress } from '@colada/domain/account/address-contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { addresses } from './fixtures/customer.ts'
import { failNetwork, neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Edit address',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'The form of a saved address, with what a driver needs.' } },
  },
}
export default meta

const [home] = addresses
const covered = respond(checkZipCode, {
  avaiable: '1',
  result: '',
  id_checked: 1,
  cp: home!.cp,
  zone: 'Madrid',
  town: 'Madrid',
})
const common = {
  path: (language: 'es' | 'en') => routePath(language, 'EditAddress', { id: home!.id }),
  minPersona: 'private' as const,
  handlers: [covered],
}

/** With what a driver needs, the group of its fields is open. */
export const Filled: StoryObj = {
  ...screen({
    ...common,
    handlers: [
      covered,
      respond(getAddresses, {
        addresses: [
          {
            ...home!,
            floor: '3',
            door: 'B',
            entry_code: '48#',
            driver_note: 'El timbre no funciona: llamad.',
          },
        ],
      }),
    ],
    play: async (context) => {
      const { fields } = shopMessages(context).account
      const street = await within(context.canvasElement).findByLabelText(fields.street)
      await expect(street).toHaveValue(home!.address_line1)
    },
  }),
  tags: ['desk'],
}

export const Loading = screen({ ...common, handlers: [neverRespond(getAddresses)], staysPending: true })

export const NotLoaded = screen({ ...common, handlers: [failNetwork(getAddresses)] })

export const UnknownAddress = screen({
  ...common,
  path: (language) => routePath(language, 'EditAddress', { id: 99 }),
  hasOverlay: true,
  play: async (context) => {
    const { address } = shopMessages(context).account
    await within(document.body).findByRole('alertdialog', { name: address.errorTitle })
  },
})

export const PostalCodeInvalid = screen({
  ...common,
  play: async (context) => {
    const { fields, address } = shopMessages(context).account
    const canvas = within(context.canvasElement)
    const field = await canvas.findByLabelText(fields.postalCode)
    await userEvent.clear(field)
    await userEvent.type(field, '2801')
    await userEvent.click(canvas.getByRole('button', { name: address.save }))
    await expect(field).toBeInvalid()
  },
})

/** The API does not find the address: every field of it is marked. */
export const AddressRefused = screen({
  ...common,
  handlers: [covered, respondError(updateAddress, 'addressRefused', 'No encontramos esta dirección.')],
  play: async (context) => {
    const { fields, address } = shopMessages(context).account
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: address.save }))
    await canvas.findAllByText('No encontramos esta dirección.')
    await expect(canvas.getByLabelText(fields.street)).toBeInvalid()
  },
})
