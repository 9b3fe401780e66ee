import { Button, Checkbox, RegisterPanel, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type AccountWords } from './words.ts'

const meta: Meta<typeof RegisterPanel> = {
  title: 'Shop/Account/Register panel',
  component: RegisterPanel,
  parameters: {
    ...contract('The order of a registration.', [
      'A named form; pairs stand side by side from 550 px on and keep their order for the keyboard.',
      'What was refused is announced before the fields.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof RegisterPanel>

const onSubmit = fn()

const panelOf = (t: AccountWords['register'], error?: string) => (
  <div style={{ maxInlineSize: 560 }}>
    <RegisterPanel
      label={t.label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      error={error}
      pairs={[
        {
          id: 'name',
          first: <TextField autoComplete="given-name" label={t.firstName} />,
          second: <TextField autoComplete="family-name" label={t.lastName} />,
        },
        {
          id: 'email',
          first: <TextField type="email" autoComplete="email" label={t.email} />,
          second: <TextField type="email" label={t.confirm} />,
        },
      ]}
      fields={<TextField type="tel" autoComplete="tel" label={t.phone} />}
      consents={<Checkbox label={t.terms} />}
      submit={
        <Button type="submit" size="large" fullWidth>
          {t.submit}
        </Button>
      }
    />
  </div>
)

export const Default: Story = {
  render: (_args, context) => panelOf(inLanguage(words, context).register),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].register
    const form = within(within(canvasElement).getByRole('form', { name: t.label }))
    await userEvent.click(form.getByRole('textbox', { name: t.firstName }))
    await userEvent.tab()
    await expect(form.getByRole('textbox', { name: t.lastName })).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: t.submit }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{panelOf(words.es.register, words.es.register.error)}</Narrow>,
}
