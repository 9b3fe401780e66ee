import { Button, ButtonLink, Checkbox, LoginPanel, PasswordField, TextField, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof LoginPanel> = {
  title: 'Shop/Account/Login panel',
  tags: ['desk'],
  component: LoginPanel,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Sign-in form'],
    summary: 'The log-in form, for the page and for the dialog.',
    use: ['Logging in, on its page and in the dialog of the cart.'],
    avoid: ['Creating an account: RegisterPanel.'],
    anatomy: [
      'The error summary, first.',
      'Email and password.',
      '“Remember me”, and the link to a new password.',
      'The submit button.',
      'Other log-in methods, and the link to registration.',
    ],
    do: ['Say the same whether the address exists or not.'],
    dont: ['Do not clear the e-mail when the password was wrong.'],
    keys: [
      ['Enter', 'In a field, logs in.'],
      ['Tab', 'Through the fields to the submit button, then to the other methods.'],
    ],
    access: [
      'A named form; Enter in a field submits it.',
      'The error summary is announced before the fields.',
    ],
    content: ['“Entrar”, not “Enviar”.'],
  }),
}
export default meta
type Story = StoryObj<typeof LoginPanel>

const onSubmit = fn()

const panelOf = (t: AccountMessages['login'], error?: string) => (
  <div style={{ maxInlineSize: 480 }}>
    <LoginPanel
      label={t.label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      error={error}
      email={<TextField type="email" autoComplete="username" label={t.email} />}
      password={
        <PasswordField
          autoComplete="current-password"
          label={t.password}
          revealLabel={t.show}
          concealLabel={t.hide}
        />
      }
      remember={<Checkbox label={t.remember} />}
      forgot={
        <TextLink href="#forgot" standalone>
          {t.forgot}
        </TextLink>
      }
      submit={
        <Button type="submit" size="large" fullWidth>
          {t.submit}
        </Button>
      }
      alternatives={
        <ButtonLink href="#register" appearance="outline" fullWidth>
          {t.register}
        </ButtonLink>
      }
    />
  </div>
)

export const Default: Story = {
  render: (_args, context) => panelOf(localize(messages, context).login),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].login
    const form = within(within(canvasElement).getByRole('form', { name: t.label }))
    await userEvent.type(form.getByRole('textbox', { name: t.email }), 'lucia@colada.example{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const CredentialsRefused: Story = {
  render: (_args, context) => {
    const t = localize(messages, context).login
    return panelOf(t, t.error)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{panelOf(messages.es.login, messages.es.login.error)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
