import { Button, ButtonLink, Checkbox, LoginPanel, PasswordField, TextField, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type AccountWords } from './words.ts'

const meta: Meta<typeof LoginPanel> = {
  title: 'Shop/Account/Login panel',
  component: LoginPanel,
  parameters: {
    ...contract('The order of a log-in, for the page and for the dialog.', [
      'A named form; Enter in a field sends it.',
      'What was refused is announced before the fields.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof LoginPanel>

const onSubmit = fn()

const panelOf = (t: AccountWords['login'], error?: string) => (
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
          coverLabel={t.hide}
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
      others={
        <ButtonLink href="#register" appearance="outline" fullWidth>
          {t.register}
        </ButtonLink>
      }
    />
  </div>
)

export const Default: Story = {
  render: (_args, context) => panelOf(inLanguage(words, context).login),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].login
    const form = within(within(canvasElement).getByRole('form', { name: t.label }))
    await userEvent.type(form.getByRole('textbox', { name: t.email }), 'lucia@colada.example{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context).login
    return panelOf(t, t.error)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{panelOf(words.es.login, words.es.login.error)}</Narrow>,
}
