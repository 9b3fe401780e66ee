import { AddressForm, Button, Switch, TextField } from '@colada/ui'
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
    summary: 'The order of an address, as it is written on an envelope.',
    use: ['A new address, or one to be changed.'],
    avoid: ['Choosing one that is known: AddressSelect.'],
    anatomy: ['What was refused, first.', 'The fields, as on an envelope.', 'The main step and the way out.'],
    do: ['Give each field its `autoComplete`, so that one press fills them all.'],
    dont: ['Do not ask for what the postal code says already.'],
    keys: [
      ['Tab', 'From field to field, then to the main step before the way out.'],
      ['Enter', 'In a field, sends the form.'],
    ],
    access: [
      'A named form; the main step comes first for the keyboard and stands last for the eye on a wide page.',
      'What was refused is announced before the fields.',
    ],
    content: ['The main step says what is saved: “Guardar dirección”.'],
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
      alias={<TextField label={t.alias} />}
      street={<TextField autoComplete="address-line1" label={t.street} />}
      number={<TextField autoComplete="address-line2" label={t.number} />}
      postalCode={<TextField inputMode="numeric" autoComplete="postal-code" label={t.postalCode} />}
      city={<TextField autoComplete="address-level2" label={t.city} />}
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
