import {
  Button,
  PhoneField,
  RegisterPanel,
  RegistrationTabs,
  TextField,
  type RegistrationKind,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof RegistrationTabs> = {
  title: 'Shop/Account/Registration tabs',
  component: RegistrationTabs,
  parameters: guide({
    status: 'new',
    summary: 'Registration for a person or a company.',
    use: ['Creating an account, where private and business are offered.'],
    avoid: ['A page for one of them alone: RegisterPanel.'],
    anatomy: ['Two tabs.', 'One RegisterPanel per tab.'],
    do: ['Keep typed input when the tab changes.'],
    dont: ['Do not add a third.'],
    keys: [
      ['Tab', 'To the selected tab, then into its panel.'],
      ['← and →', 'Move and select.'],
    ],
    access: ['Two tabs with their panels; the arrow keys move and select.', 'The icons are decorative.'],
    content: ['From the customer’s side: “For me”, “For my company”.'],
  }),
}
export default meta
type Story = StoryObj<typeof RegistrationTabs>

function Registering({ t, initial = 'private' }: { t: AccountMessages; initial?: RegistrationKind }) {
  const [kind, setKind] = useState(initial)
  const { register, tabs } = t
  const panel = (first: string) => (
    <RegisterPanel
      label={register.label}
      onSubmit={(event) => event.preventDefault()}
      pairs={[
        {
          id: 'first',
          first: <TextField label={first} autoComplete="off" />,
          second: <PhoneField label={register.phone} autoComplete="off" />,
        },
      ]}
      consents={null}
      submit={<Button type="submit">{register.submit}</Button>}
    />
  )
  return (
    <RegistrationTabs
      label={tabs.label}
      labels={tabs}
      value={kind}
      onChange={setKind}
      panels={{ private: panel(register.firstName), business: panel(tabs.company) }}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Registering t={localize(messages, context)} />,
  play: async (context) => {
    const { tabs } = localize(messages, context)
    const canvas = within(context.canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: tabs.private })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: tabs.business })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('textbox', { name: tabs.company })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('textbox', { name: tabs.company })).toBeNull()
  },
}

export const Business: Story = {
  render: (_args, context) => <Registering t={localize(messages, context)} initial="business" />,
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Registering t={messages.es} initial="business" />
    </Narrow>
  ),
}
