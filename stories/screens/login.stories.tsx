import { login } from '@colada/domain/account/contract'
import { getLoginConfig } from '@colada/domain/account/facebook-contract'
import { forgotPassword, requestLoginLink } from '@colada/domain/account/security-contract'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Log-in',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The ways to log in: password, link by mail, passkey and Facebook, and the request of a new password.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]
const path = (language: 'es' | 'en') => routePath(language, 'Login')

/** Fills in the log-in form and submits it. */
const logIn = async (context: Context) => {
  const { account } = shopMessages(context)
  const form = within(await within(context.canvasElement).findByRole('form', { name: account.login.title }))
  await userEvent.type(form.getByLabelText(account.fields.email), 'lucia@example.com')
  await userEvent.type(form.getByLabelText(account.fields.password), 'una colada')
  await userEvent.click(form.getByRole('button', { name: account.login.submit }))
  return form
}

export const Empty: StoryObj = {
  ...screen({
    path,
    play: async (context) => {
      const { account } = shopMessages(context)
      const canvas = within(context.canvasElement)
      await expect(await canvas.findByRole('link', { name: account.login.guest })).toBeVisible()
      await expect(canvas.getByRole('button', { name: account.login.facebook })).toBeVisible()
    },
  }),
  tags: ['desk'],
}

export const WrongPassword: StoryObj = screen({
  path,
  handlers: [respondError(login, 'credentialsRefused', 'El correo o la contraseña no coinciden.')],
  play: async (context) => {
    const form = await logIn(context)
    await expect(await form.findAllByText('El correo o la contraseña no coinciden.')).toHaveLength(2)
  },
})

const { code, http: status } = statusCodes.loginLocked

export const Locked: StoryObj = screen({
  path,
  handlers: [
    http.post(`/api${login.path}`, () =>
      HttpResponse.json(
        { status: { code, message: '' } },
        {
          status,
          headers: { 'retry-after': '840' },
        },
      ),
    ),
  ],
  play: async (context) => {
    const { account } = shopMessages(context)
    await logIn(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(account.login.lockedTitle)).toBeVisible()
    await expect(canvas.getByText('14:00')).toBeVisible()
  },
})

export const ByMail: StoryObj = screen({
  path,
  handlers: [respond(requestLoginLink, {})],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: account.login.byMail }))
    const email = await canvas.findByLabelText(account.fields.email)
    await userEvent.type(email, 'lucia@example.com')
    await userEvent.click(canvas.getByRole('button', { name: account.mailLogin.submit }))
    await expect(await canvas.findByText(account.mailLogin.sentTitle)).toBeVisible()
  },
})

export const Facebook: StoryObj = screen({
  path: (language) => routePath(language, 'LoginFacebook'),
  handlers: [respond(getLoginConfig, { facebook_app_id: 'app', facebook_sdk_url: '' })],
  play: async (context) => {
    const { account, common } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: account.login.facebook }))
    await expect(await canvas.findByText(common.problems.terms)).toBeVisible()
  },
})

const forgotPath = (language: 'es' | 'en') => routePath(language, 'ForgotPassword')

/** Fills in the address of a forgotten password and submits it. */
const request = async (context: Context) => {
  const { account } = shopMessages(context)
  const canvas = within(context.canvasElement)
  await userEvent.type(await canvas.findByLabelText(account.fields.email), 'lucia@example.com')
  await userEvent.click(canvas.getByRole('button', { name: account.forgot.submit }))
  return canvas
}

/** Leads to the log-in. */
export const PasswordForgotten: StoryObj = screen({
  path: forgotPath,
  handlers: [respond(forgotPassword, {})],
  play: async (context) => {
    const { account } = shopMessages(context)
    const canvas = await request(context)
    await expect(await canvas.findByText(account.forgot.sentTitle)).toBeVisible()
    await expect(canvas.getByRole('form', { name: account.login.title })).toBeVisible()
  },
})

export const PasswordForgottenTooOften: StoryObj = screen({
  path: forgotPath,
  handlers: [respondError(forgotPassword, 'tooMany', 'Espera un momento antes de pedir otro enlace.')],
  play: async (context) => {
    const canvas = await request(context)
    await expect(await canvas.findByText('Espera un momento antes de pedir otro enlace.')).toBeVisible()
  },
})
