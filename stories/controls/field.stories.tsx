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
import { messages, type ControlsMessages } from './messages.ts'

const meta: Meta<typeof TextField> = {
  title: 'Controls/Field',
  component: TextField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Form control', 'Form item', 'Label', 'Hint', 'Help text', 'Field error'],
    summary:
      'The frame that every control of a form brings along: label above, hint under it, the control, the error last. It is not taken by itself.',
    use: [
      'Through the control: `label`, `hideLabel`, `optional`, `hint` and `error` mean the same in all of them.',
      'As the order to keep when a form is drawn: label, hint, control, error, in one column.',
    ],
    avoid: [
      'A control that stands on one line with its words: Checkbox and Switch say label and hint beside themselves.',
      'A group of options: RadioGroup has one label for all of them.',
      'Several fields that are wrong: FormErrorSummary leads to them.',
    ],
    anatomy: [
      'The label, always there; with `hideLabel` for the ear only.',
      'Beside it, in a quieter tone, that the field may be left out.',
      'The hint, before the control, so that it is read in time.',
      'The control, 44 px high at least.',
      'The place of the error, which is on the page before there is one.',
    ],
    do: [
      'Say the rule in the hint before it can be broken.',
      'Keep what was typed when it is wrong, and say how to mend it.',
    ],
    dont: [
      'Do not hide a label because a placeholder says the same: it is gone with the first letter.',
      'Do not show an error before the field was left or the form was sent.',
      'Do not mark what is required: most fields are. Mark what is `optional`.',
    ],
    keys: [['Tab', 'Goes to the control; label, hint and error take no focus.']],
    access: [
      `The label is a \`<label>\` of the control: pressing it puts the cursor there, and voice control finds it by these words.`,
      `Hint and error describe the control through \`aria-describedby\`, in this order; an error sets \`aria-invalid\`.`,
      'The place of the error is a live region that was there before: its words are spoken when they come, without taking the focus.',
      'An error has a sign beside its colour.',
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

const said = (t: ControlsMessages) => ({
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

/** One frame in every state, and the same frame around every control that has it. */
export const AroundEveryControl: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <TextField label={t.search} hideLabel placeholder={t.search} />
        <TextField label={t.email} />
        <TextField label={t.email} hint={t.emailHint} />
        <TextField label={t.email} hint={t.emailHint} defaultValue="ana" error={t.emailError} />
        <PasswordField label={t.password} hint={t.passwordHint} revealLabel={t.reveal} coverLabel={t.cover} />
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
