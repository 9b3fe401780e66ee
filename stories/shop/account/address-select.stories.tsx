import { AddressSelect } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof AddressSelect> = {
  title: 'Shop/Account/Address select',
  component: AddressSelect,
  parameters: guide({
    status: 'ready',
    summary: 'One of the customer’s addresses, or a new one.',
    use: ['The address of a leg, in the checkout and in a change of dates.'],
    avoid: ['Managing addresses: AddressCard.'],
    anatomy: [
      'The label.',
      'The addresses, each by its alias and street.',
      'The last option, which creates a new one.',
    ],
    do: ['Keep the selection if creating a new address is cancelled.'],
    dont: ['Do not list addresses outside the coverage without saying so.'],
    keys: [['Space, Arrow down', 'Open the list of the platform.']],
    access: [
      'The native select, with its label.',
      'The last option starts a new address and keeps the selection.',
    ],
    content: ['An address in one line: “Casa · Calle de Alcalá 48”.'],
  }),
}
export default meta
type Story = StoryObj<typeof AddressSelect>

const onNewAddress = fn()

function Choosing({ t, labels }: { t: AccountMessages; labels: readonly string[] }) {
  const [value, setValue] = useState('')
  return (
    <AddressSelect
      label={t.address}
      placeholder={t.choose}
      addresses={labels.map((label, at) => ({ id: String(at + 1), label }))}
      newAddressLabel={t.newAddress}
      value={value}
      onChoose={setValue}
      onNewAddress={onNewAddress}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Choosing t={t} labels={t.addresses} />
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const select = within(canvasElement).getByRole('combobox', { name: t.address })
    await userEvent.selectOptions(select, t.addresses[1]!)
    await expect(select).toHaveValue('2')
    await userEvent.selectOptions(select, t.newAddress)
    await expect(onNewAddress).toHaveBeenCalledOnce()
    await expect(select).toHaveValue('2')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Choosing t={messages.es} labels={[messages.es.longAddress]} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(within(select).getByRole('option', { name: /^Casa de la playa.*…$/ })).toBeInTheDocument()
    await userEvent.selectOptions(select, '1')
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
