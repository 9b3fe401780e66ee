import { createAddress } from '@colada/domain/account/address-contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failNetwork, neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Add address',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The form of a new address; its postal code says whether the van gets there, and fills in the city.',
      },
    },
  },
}
export default meta

const result = { result: '', id_checked: 1, cp: '', zone: '', town: '' }
const covered = respond(checkZipCode, {
  ...result,
  avaiable: '1',
  cp: '28014',
  zone: 'Madrid',
  town: 'Madrid',
})
const notCovered = respond(checkZipCode, { ...result, avaiable: '0', cp: '50001' })

const common = {
  path: (language: 'es' | 'en') => routePath(language, 'AddAddress'),
  minPersona: 'private' as const,
}

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Fills the form and submits it. */
async function save(context: PlayContext) {
  const { fields, address } = shopMessages(context).account
  const form = within(await within(context.canvasElement).findByRole('form'))
  await userEvent.type(form.getByLabelText(fields.postalCode), '28014')
  await userEvent.type(form.getByLabelText(fields.street), 'Calle de Alcalá 48')
  // The customer has addresses with the names that are proposed.
  await userEvent.type(form.getByLabelText(fields.alias), 'Estudio')
  await waitFor(() => expect(form.getByLabelText(fields.city)).toHaveValue('Madrid'))
  await userEvent.click(form.getByRole('button', { name: address.save }))
  return form
}

/** It looks like the form of a saved address, which is pictured. */
export const Empty: StoryObj = {
  ...screen(common),
  tags: ['desk'],
  parameters: { layout: 'fullscreen', screenshot: 'none' },
}

export const AfterRegistration = screen({
  ...common,
  path: (language) => routePath(language, 'RegistroCorrectoAddAddress'),
  play: async (context) => {
    const { address } = shopMessages(context).account
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(address.welcome)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: address.later })).toBeVisible()
  },
})

export const PostalCodeNotCovered = screen({
  ...common,
  handlers: [notCovered],
  play: async (context) => {
    const { fields, address } = shopMessages(context).account
    const field = await within(context.canvasElement).findByLabelText(fields.postalCode)
    await userEvent.type(field, '50001')
    await within(context.canvasElement).findByText(address.notCovered.replace('{{code}}', '50001'))
  },
})

export const FieldsMissing = screen({
  ...common,
  play: async (context) => {
    const { account } = shopMessages(context)
    const { fields, address } = account
    const form = within(await within(context.canvasElement).findByRole('form'))
    await userEvent.click(form.getByRole('button', { name: address.save }))
    for (const field of ['postalCode', 'city', 'street', 'number'] as const) {
      await expect(await form.findByRole('link', { name: account.missing[field] })).toBeVisible()
      await expect(form.getByLabelText(fields[field])).toBeInvalid()
    }
  },
})

/** The API does not find the address: every field of it is marked. */
export const AddressRefused = screen({
  ...common,
  handlers: [covered, respondError(createAddress, 'addressRefused', 'No encontramos esta dirección.')],
  play: async (context) => {
    const form = await save(context)
    const { fields } = shopMessages(context).account
    await form.findAllByText('No encontramos esta dirección.')
    for (const label of [fields.street, fields.postalCode, fields.city])
      await expect(form.getByLabelText(label)).toBeInvalid()
  },
})

export const Saving = screen({
  ...common,
  handlers: [covered, neverRespond(createAddress)],
  staysPending: true,
  play: async (context) => {
    const form = await save(context)
    await waitFor(() => expect(form.getByRole('button', { busy: true })).toBeVisible())
  },
})

export const ResponseLost = screen({
  ...common,
  handlers: [covered, failNetwork(createAddress)],
  play: async (context) => {
    const form = await save(context)
    const { common: words } = shopMessages(context)
    await expect(await form.findByText(words.calls.failed)).toBeVisible()
  },
})
