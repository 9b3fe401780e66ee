import { AddressFields, AddressForm, Button, Switch, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof AddressForm> = {
  title: 'Shop/Account/Address form',
  component: AddressForm,
  parameters: guide({
    status: 'ready',
    summary: 'The form of an address: its fields, its name and its actions.',
    use: ['Creating or editing an address.'],
    avoid: ['Selecting a saved address: AddressSelect.'],
    anatomy: [
      'The error summary, first.',
      'The fields of the address: AddressFields.',
      'The customer’s name for it.',
      'The submit and cancel buttons.',
    ],
    do: ['Give each field its `autoComplete`, for autofill.'],
    dont: ['Do not leave the name empty: propose one.'],
    keys: [
      ['Tab', 'From field to field, then to submit before cancel.'],
      ['Enter', 'In a field, submits the form.'],
    ],
    access: [
      'A named form; the submit button is first in tab order and visually last on a wide page.',
      'The error summary is announced before the fields.',
    ],
    content: ['The submit button says what is saved: “Guardar dirección”.'],
  }),
}
export default meta
type Story = StoryObj<typeof AddressForm>

const onSubmit = fn()

const formOf = (t: AccountMessages['form'], error?: string) => (
  <div style={{ maxInlineSize: 560 }}>
    <AddressForm
      label={t.label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      error={error}
      address={
        <AddressFields
          postalCode={<TextField inputMode="numeric" autoComplete="postal-code" label={t.postalCode} />}
          city={<TextField autoComplete="address-level2" label={t.city} />}
          province={<TextField autoComplete="address-level1" label={t.province} />}
          street={<TextField autoComplete="address-line1" label={t.street} />}
          number={<TextField autoComplete="address-line2" label={t.number} />}
        />
      }
      alias={<TextField label={t.alias} />}
      extras={<Switch label={t.standard} />}
      actions={
        <>
          <Button type="submit">{t.save}</Button>
          <Button tone="neutral" appearance="outline">
            {t.cancel}
          </Button>
        </>
      }
    />
  </div>
)

export const Default: Story = {
  render: (_args, context) => formOf(localize(messages, context).form),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es'].form
    const form = within(within(canvasElement).getByRole('form', { name: t.label }))
    await userEvent.click(form.getByRole('button', { name: t.save }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{formOf(messages.es.form, messages.es.form.error)}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
