import { getMe } from '@colada/domain/account/contract'
import { updateBusiness, updateMe } from '@colada/domain/account/profile-contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { customers } from './fixtures/customer.ts'
import { respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Edit profile',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'The forms with the data of a private customer and of a business.' } },
  },
}
export default meta

const privatePath = (language: 'es' | 'en') => routePath(language, 'EditUser')
const businessPath = (language: 'es' | 'en') => routePath(language, 'EditUserB2B')
const business = respond(getMe, { user_info: customers.business })

export const PrivateCustomer: StoryObj = {
  ...screen({ path: privatePath, minPersona: 'private' }),
  tags: ['desk'],
}

export const Business = screen({ path: businessPath, minPersona: 'business', handlers: [business] })

/** A business that opens the form of private customers gets its own. */
export const BusinessOpensPrivateForm = screen({
  path: privatePath,
  minPersona: 'business',
  handlers: [business],
  play: async ({ canvasElement, globals }) => {
    const { account, profile } = shopMessages({ globals })
    const name = profile.edit.businessTitle
    const form = within(await within(canvasElement).findByRole('form', { name }))
    await expect(form.getByLabelText(account.fields.phone)).toHaveAccessibleDescription(
      account.fields.businessPhoneHint,
    )
  },
})

export const Incomplete = screen({
  path: privatePath,
  minPersona: 'private',
  play: async ({ canvasElement, globals }) => {
    const { account, common, profile } = shopMessages({ globals })
    const form = within(await within(canvasElement).findByRole('form'))
    await userEvent.clear(form.getByLabelText(account.fields.firstName))
    const birthDate = form.getByLabelText(profile.edit.birthDate)
    await userEvent.clear(birthDate)
    await userEvent.type(birthDate, '31021990')
    await expect(birthDate).toHaveValue('31/02/1990')
    await userEvent.click(form.getByRole('button', { name: profile.edit.save }))
    await form.findByRole('link', { name: common.problems['birth-date'] })
  },
})

export const EmailTaken = screen({
  path: privatePath,
  minPersona: 'private',
  handlers: [respondError(updateMe, 'emailRefused', 'Ya hay una cuenta con este correo.')],
  play: async ({ canvasElement, globals }) => {
    const { account, profile } = shopMessages({ globals })
    const form = within(await within(canvasElement).findByRole('form'))
    await userEvent.click(form.getByRole('button', { name: profile.edit.save }))
    await form.findByRole('link', { name: 'Ya hay una cuenta con este correo.' })
    await expect(form.getByLabelText(account.fields.email)).toBeInvalid()
  },
})

export const PhoneRefused = screen({
  path: businessPath,
  minPersona: 'business',
  handlers: [business, respondError(updateBusiness, 'phoneRefused', 'Este teléfono no es válido.')],
  play: async ({ canvasElement, globals }) => {
    const { account, profile } = shopMessages({ globals })
    const form = within(await within(canvasElement).findByRole('form'))
    await userEvent.click(form.getByRole('button', { name: profile.edit.save }))
    await form.findByRole('link', { name: 'Este teléfono no es válido.' })
    await expect(form.getByLabelText(account.fields.phone)).toBeInvalid()
  },
})

/** Changes are discarded only after a confirmation. */
export const UnsavedChanges = screen({
  path: privatePath,
  minPersona: 'private',
  hasOverlay: true,
  play: async ({ canvasElement, globals }) => {
    const { account, profile } = shopMessages({ globals })
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByLabelText(account.fields.lastName), ' Sanz')
    await userEvent.click(canvas.getByRole('link', { name: profile.edit.cancel }))
    await within(document.body).findByRole('alertdialog', { name: profile.edit.leaveTitle })
  },
})
