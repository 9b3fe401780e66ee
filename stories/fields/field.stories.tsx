import {
  DateField,
  NumberField,
  PasswordField,
  PhoneField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { withoutScreenshot } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages, type FieldsMessages } from './messages.ts'

const meta: Meta<typeof TextField> = {
  title: 'Fields/Field',
  component: TextField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Form control', 'Form item', 'Label', 'Hint', 'Help text', 'Field error'],
    summary: 'The layout of every form control: label, hint, control, error. It is not used alone.',
    use: [
      'Through the control: `label`, `hideLabel`, `optional`, `hint` and `error` mean the same in all of them.',
      'As the order of a form’s parts: label, hint, control, error, in one column.',
    ],
    avoid: [
      'A control with its label beside it: Checkbox and Switch render label and hint themselves.',
      'A group of options: RadioGroup has one label for all of them.',
      'Several invalid fields: FormErrorSummary links to them.',
    ],
    anatomy: [
      'The label, always present; with `hideLabel` for screen readers only.',
      'Beside it, in a secondary tone, that the field is optional.',
      'The hint, before the control, so that it is read first.',
      'The control, 44 px high at least.',
      'The error container, present before there is an error.',
    ],
    do: ['Say the rule in the hint.', 'Keep invalid input, and say how to correct it.'],
    dont: [
      'Do not replace a label by a placeholder, which disappears with the first letter.',
      'Do not show an error before the field was left or the form was sent.',
      'Do not mark what is required: most fields are. Mark what is `optional`.',
    ],
    keys: [['Tab', 'Goes to the control; label, hint and error take no focus.']],
    access: [
      `The label is a \`<label>\` of the control: clicking it focuses the control, and voice control finds it by this text.`,
      `Hint and error describe the control through \`aria-describedby\`, in this order; an error sets \`aria-invalid\`.`,
      'The error container is a live region that is always present: an error is announced when it appears, without moving the focus.',
      'An error has an icon, not only a colour.',
    ],
    content: [
      'The label is a noun of one to three words, without a colon: “Código postal”.',
      'The hint is one sentence: what for, or the rule: “Para avisarte al llegar”.',
      'The error says what to do, not what is forbidden: “Elige dónde recogemos la ropa”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof TextField>

const said = (t: FieldsMessages) => ({
  label: t.phone,
  optional: t.optional,
  hint: t.phoneHint,
  error: t.phoneError,
})

export const Default: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => <TextField {...said(localize(messages, context))} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const field = within(canvasElement).getByRole('textbox', { name: new RegExp(t.phone) })
    await userEvent.click(within(canvasElement).getByText(t.phone))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(`${t.phoneHint} ${t.phoneError}`)
    await expect(field).toBeInvalid()
  },
}

/** The field in every state, and around every control that uses it. */
export const WithEveryControl: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <TextField label={t.search} hideLabel placeholder={t.search} />
        <TextField label={t.email} />
        <TextField label={t.email} hint={t.emailHint} />
        <TextField label={t.email} hint={t.emailHint} defaultValue="ana" error={t.emailError} />
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          revealLabel={t.reveal}
          concealLabel={t.cover}
        />
        <PhoneField label={t.phone} hint={t.phoneHint} error={t.phoneError} />
        <DateField label={t.birth} hint={t.birthHint} error={t.birthError} />
        <NumberField
          label={t.width}
          hint={t.widthHint}
          suffix="cm"
          value="140"
          onValueChange={() => undefined}
        />
        <TextArea label={t.remarks} optional={t.optional} hint={t.remarksHint} />
        <Select
          label={t.address}
          placeholder={t.chooseAddress}
          options={t.addresses.map((address) => ({ value: address, label: address }))}
          error={t.noAddress}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <TextField {...said({ ...messages.es, phone: messages.es.longLabels.width })} />
    </Narrow>
  ),
}
