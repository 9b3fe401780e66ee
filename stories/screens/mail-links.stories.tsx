import { checkLink, confirmEmail } from '@colada/domain/account/security-contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Links of mails',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'What the links of mails open: a new password, a log-in, the confirmation of an address.',
      },
    },
  },
}
export default meta

const token = 'token'
const email = 'lucia@example.com'
const expired = respondError(checkLink, 'linkInvalid', 'El enlace ha caducado.')

const passwordPath = (language: 'es' | 'en') => routePath(language, 'NewPassword', { token })
const loginPath = (language: 'es' | 'en') => routePath(language, 'LoginLink', { token })
const confirmPath = (language: 'es' | 'en') => routePath(language, 'ConfirmEmail', { token })

export const NewPassword: StoryObj = {
  ...screen({
    path: passwordPath,
    handlers: [respond(checkLink, { purpose: 'reset-password', email })],
    play: async (context) => {
      const { account } = shopMessages(context)
      const canvas = within(context.canvasElement)
      await userEvent.type(await canvas.findByLabelText(account.fields.newPassword), 'una colada al sol')
      await expect(canvas.getByText(account.newPassword.account.replace('{{email}}', email))).toBeVisible()
    },
  }),
  tags: ['desk'],
}

export const NewPasswordLoading: StoryObj = screen({
  path: passwordPath,
  handlers: [neverRespond(checkLink)],
  staysPending: true,
})

export const NewPasswordExpired: StoryObj = screen({
  path: passwordPath,
  handlers: [expired],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('link', { name: account.newPassword.again })).toBeVisible()
  },
})

export const CheckFailed: StoryObj = screen({
  path: passwordPath,
  handlers: [respondError(checkLink, 'unavailable', 'Vuelve a intentarlo en unos segundos.')],
  play: async (context) => {
    const { common } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: common.calls.retry })).toBeVisible()
  },
})

export const LogIn: StoryObj = screen({
  path: loginPath,
  handlers: [respond(checkLink, { purpose: 'log-in', email })],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: account.login.submit })).toBeVisible()
  },
})

export const LogInExpired: StoryObj = screen({
  path: loginPath,
  handlers: [expired],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('link', { name: account.linkLogin.again })).toBeVisible()
  },
})

export const EmailConfirmed: StoryObj = screen({
  path: confirmPath,
  handlers: [respond(confirmEmail, { email, merged_orders: 2 })],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(
      await canvas.findByText(account.confirmEmail.merged_other.replace('{{count}}', '2')),
    ).toBeVisible()
  },
})

export const ConfirmationExpired: StoryObj = screen({
  path: confirmPath,
  handlers: [respondError(confirmEmail, 'linkInvalid', 'El enlace ha caducado.')],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('link', { name: account.confirmEmail.profile })).toBeVisible()
  },
})
