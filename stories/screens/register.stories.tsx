import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { registrationPath } from '#storefront/features/account/registration/registration-kind.ts'
import { respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Registration',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Registration of private customers and businesses, and the anonymous purchase.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]
const businessPath = (language: 'es' | 'en') => registrationPath(language, 'business')

/** Selects the private tab by the keyboard. */
export const Private: StoryObj = screen({
  path: businessPath,
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    const business = await canvas.findByRole('tab', { name: account.register.business, selected: true })
    business.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByLabelText(account.fields.firstName)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: account.fields.newsletter })).not.toBeChecked()
  },
})

const fillBusiness = async (context: Context) => {
  const { account } = shopMessages(context)
  const { fields } = account
  const canvas = within(context.canvasElement)
  await canvas.findByLabelText(fields.taxId)
  const texts = {
    businessName: 'Hotel Los Naranjos, S. L.',
    taxId: 'B12345674',
    billingAddress: 'Calle Mayor, 1',
    billingLocation: '28013 Madrid',
    email: 'hotel@example.com',
    emailConfirmation: 'hotel@example.com',
    phone: '600123456',
    password: 'una colada al sol',
  } as const
  for (const [name, text] of Object.entries(texts))
    await userEvent.type(canvas.getByLabelText(fields[name as keyof typeof texts]), text)
  await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
  await userEvent.click(canvas.getByRole('button', { name: account.register.submit }))
  return canvas
}

export const Business: StoryObj = {
  ...screen({
    path: businessPath,
    play: async (context) => {
      const { account, common } = shopMessages(context)
      const canvas = within(context.canvasElement)
      await userEvent.type(await canvas.findByLabelText(account.fields.taxId), 'B12345670')
      await userEvent.click(canvas.getByRole('button', { name: account.register.submit }))
      await expect(await canvas.findByRole('link', { name: common.problems['tax-id'] })).toBeVisible()
    },
  }),
  tags: ['desk'],
}

export const EmailTaken: StoryObj = screen({
  path: businessPath,
  handlers: [respondError(registerBusiness, 'emailRefused', 'Ya hay una cuenta con este correo.')],
  play: async (context) => {
    const canvas = await fillBusiness(context)
    await expect(
      await canvas.findByRole('link', { name: 'Ya hay una cuenta con este correo.' }),
    ).toBeVisible()
  },
})

const covered = {
  avaiable: '1',
  result: '',
  id_checked: 1,
  cp: '28013',
  zone: 'Madrid',
  town: 'Madrid',
} as const

const guestPath = (language: 'es' | 'en') => routePath(language, 'AnonymousPurchase')

export const Guest: StoryObj = {
  ...screen({ path: (language) => `${guestPath(language)}?codigo=LUCIA-7K2M` }),
  tags: ['desk'],
}

/** With a cart the form takes the first address, and leads to the checkout. */
export const GuestWithCart: StoryObj = screen({
  path: guestPath,
  cart: [{ productId: 1, quantity: 2 }],
  handlers: [respond(checkZipCode, covered)],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    const address = within(await canvas.findByRole('group', { name: account.register.address }))
    await userEvent.type(address.getByLabelText(account.fields.postalCode), '28013')
    await waitFor(() => expect(address.getByLabelText(account.fields.city)).toHaveValue('Madrid'))
  },
})

/** Every error stands in the summary and at its field in the same words. */
export const GuestFieldsMissing: StoryObj = screen({
  path: guestPath,
  cart: [{ productId: 1, quantity: 2 }],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: account.guest.submit }))
    await expect(await canvas.findAllByText(account.missing.phone)).toHaveLength(2)
    await expect(canvas.getAllByText(account.missing.street)).toHaveLength(2)
  },
})

/** Without a cart it leads to the form for an address. */
export const GuestRegistered: StoryObj = screen({
  path: guestPath,
  handlers: [
    respond(registerGuest, {
      login_token: 'stored by the gateway',
      user_id: 1,
      user_info: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Gil' },
    }),
  ],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText(account.fields.fullName), 'Ana Gil')
    await userEvent.type(canvas.getByLabelText(account.fields.phone), '600123456')
    await userEvent.type(canvas.getByLabelText(account.fields.email), 'ana@example.com')
    await userEvent.type(canvas.getByLabelText(account.fields.emailConfirmation), 'ana@example.com')
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    await userEvent.click(canvas.getByRole('button', { name: account.guest.submit }))
    await expect(await canvas.findByRole('heading', { name: account.address.addTitle })).toBeVisible()
  },
})
