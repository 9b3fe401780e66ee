import { getMe } from '@colada/domain/account/contract'
import { getPasskeys } from '@colada/domain/account/passkey-contract'
import { getMyData } from '@colada/domain/account/personal-data-contract'
import { changePassword } from '@colada/domain/account/security-contract'
import { getSessions } from '@colada/domain/account/session-contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { customers } from './fixtures/customer.ts'
import { sessions } from './fixtures/profile.ts'
import { failNetwork, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Security',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'Sessions, passkeys, the password and the customer’s own data.' } },
  },
}
export default meta

const minPersona = 'private'
const pathOf = (name: 'AccountSecurity' | 'ChangePassword' | 'MyData') => (language: 'es' | 'en') =>
  routePath(language, name)
const security = { path: pathOf('AccountSecurity'), minPersona } as const
const password = { path: pathOf('ChangePassword'), minPersona } as const
const myData = { path: pathOf('MyData'), minPersona } as const

export const Sessions: StoryObj = { ...screen(security), tags: ['desk'] }

export const OnlyThisDevice = screen({
  ...security,
  handlers: [respond(getSessions, { sessions: [sessions[0]!] }), respond(getPasskeys, { passkeys: [] })],
})

export const SessionsNotLoaded = screen({
  ...security,
  handlers: [failNetwork(getSessions), failNetwork(getPasskeys)],
})

export const ChangePassword = screen(password)

/** The account of an anonymous purchase. */
export const WithoutPassword = screen({
  ...password,
  handlers: [respond(getMe, { user_info: { ...customers.private, has_password: 0 } })],
})

export const WrongPassword = screen({
  ...password,
  handlers: [respondError(changePassword, 'oldPasswordRefused', 'Esta no es tu contraseña actual.')],
  play: async ({ canvasElement, globals }) => {
    const { password: t } = shopMessages({ globals }).profile
    const form = within(await within(canvasElement).findByRole('form'))
    await userEvent.type(form.getByLabelText(t.old), 'la de antes')
    await userEvent.type(form.getByLabelText(t.new), 'una colada al sol')
    await userEvent.type(form.getByLabelText(t.repeat), 'una colada al sol')
    await userEvent.click(form.getByRole('button', { name: t.save }))
    await form.findByRole('link', { name: 'Esta no es tu contraseña actual.' })
    await expect(form.getByLabelText(t.old)).toHaveFocus()
  },
})

export const MyData: StoryObj = { ...screen(myData), tags: ['desk'] }

export const MyDataNotLoaded = screen({ ...myData, handlers: [failNetwork(getMyData)] })
