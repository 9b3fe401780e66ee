import { Button, Checkbox, PhoneField, RegisterPanel, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof RegisterPanel> = {
  title: 'Shop/Account/Register panel',
  tags: ['desk'],
  component: RegisterPanel,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Sign-up form'],
    summary: 'The registration form.',
    use: ['Creating an account, private or business.'],
    avoid: ['An account exists: LoginPanel.'],
    anatomy: [
      'The kind of account, where both are offered.',
      'The error summary.',
      'The fields, in two columns where there is space.',
      'The first address, where an order follows: AddressFields.',
      'The consents.',
      'The submit button, then other methods.',
    ],
    do: ['Ask only for what an order needs.'],
    dont: ['Do not tick the newsletter for the customer.'],
    keys: [
      ['Enter', 'In a field, submits the form.'],
      ['Arrow keys', 'On the kind of account, select it.'],
    ],
    access: [
      'A named form; pairs are side by side from 550 px on and keep their tab order.',
      'The error summary is announced before the fields.',
    ],
    content: ['Each consent says its purpose and frequency.'],
  }),
}
export default meta
type Story = StoryObj<typeof RegisterPanel>

const onSubmit = fn()

const panelOf = (t: AccountMessages['register'], error?: string) => (
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
      fields={<PhoneField label={t.phone} />}
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
  render: (_args, context) => panelOf(localize(messages, context).register),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].register
    const form = within(within(canvasElement).getByRole('form', { name: t.label }))
    await userEvent.click(form.getByRole('textbox', { name: t.firstName }))
    await userEvent.tab()
    await expect(form.getByRole('textbox', { name: t.lastName })).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: t.submit }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{panelOf(messages.es.register, messages.es.register.error)}</Narrow>,
}
