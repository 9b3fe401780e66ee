import { AddressFields, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof AddressFields> = {
  title: 'Shop/Account/Address fields',
  component: AddressFields,
  parameters: guide({
    status: 'new',
    summary:
      'The fields of an address; the postal code first, since the city and the province follow from it.',
    use: ['In an AddressForm.', 'In a RegisterPanel that leads to an order.'],
    avoid: ['Selecting a saved address: AddressSelect.'],
    anatomy: [
      'A heading, within a form that has other fields.',
      'The postal code, whose hint says whether it is covered.',
      'City and province, side by side.',
      'Street and number, side by side where there is space.',
    ],
    do: ['Fill in city and province from the postal code.', 'Give each field its `autoComplete`.'],
    dont: ['Do not replace a city that the customer entered.'],
    keys: [['Tab', 'From field to field.']],
    access: ['With a heading it is a group of that name.'],
    content: ['The heading asks what the address is for: “¿Dónde recogemos?”.'],
  }),
}
export default meta
type Story = StoryObj<typeof AddressFields>

const fieldsOf = (t: AccountMessages['form'], error?: string) => (
  <AddressFields
    heading={{ text: t.question, level: 2, id: 'address-heading' }}
    postalCode={
      <TextField inputMode="numeric" autoComplete="postal-code" label={t.postalCode} error={error} />
    }
    city={<TextField autoComplete="address-level2" label={t.city} />}
    province={<TextField autoComplete="address-level1" label={t.province} />}
    street={<TextField autoComplete="address-line1" label={t.street} />}
    number={<TextField autoComplete="address-line2" label={t.number} />}
  />
)

export const Default: Story = {
  render: (_args, context) => (
    <div style={{ maxInlineSize: 560 }}>{fieldsOf(localize(messages, context).form)}</div>
  ),
  play: async ({ canvasElement, ...context }) => {
    const { form } = localize(messages, context)
    const group = within(within(canvasElement).getByRole('group', { name: form.question }))
    await userEvent.click(group.getByRole('textbox', { name: form.postalCode }))
    for (const label of [form.city, form.province, form.street, form.number]) {
      await userEvent.tab()
      await expect(group.getByRole('textbox', { name: label })).toHaveFocus()
    }
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{fieldsOf(messages.es.form, messages.es.form.error)}</Narrow>,
}
