import { CloseIcon, IconButton, SearchIcon, Stack, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof TextField> = {
  title: 'Fields/Text field',
  component: TextField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Text input', 'Input', 'Field'],
    summary: 'One line of text.',
    use: ['One line that is typed: name, e-mail, phone.'],
    avoid: ['Numbers: NumberField.', 'A password: PasswordField.', 'One of a known list: Select.'],
    anatomy: [
      'Label, with an optional “optional” note.',
      'Hint.',
      'The field, with an optional icon, unit or button inside.',
      'The error, last.',
    ],
    do: [
      'Give `autoComplete` and `inputMode`: they save typing.',
      'Mark what is optional, not what is required.',
    ],
    dont: ['Do not use the placeholder as the label: it disappears while typing.'],
    keys: [['Tab', 'Focuses the field, then its button.']],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'The text is at least 16 px, because phones zoom in below it.',
    ],
    content: [
      'The label is a noun, without a colon. The error says how to correct it: “Falta la arroba. Escríbelo como nombre@dominio.es”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = {
  args: { type: 'email', autoComplete: 'email' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <TextField {...args} label={t.email} hint={t.emailHint} />
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'ana@colada.example')
    await expect(field).toHaveValue('ana@colada.example')
    await expect(field).toHaveAccessibleDescription()
    await expect(field).not.toBeInvalid()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <TextField label={t.email} />
        <TextField label={t.email} optional={t.optional} hint={t.emailHint} />
        <TextField label={t.email} defaultValue="ana.colada.example" error={t.emailError} />
        <TextField label={t.email} defaultValue="ana@colada.example" readOnly />
        <TextField label={t.email} defaultValue="ana@colada.example" disabled />
        <TextField label={t.width} suffix="cm" inputMode="numeric" defaultValue="140" />
        <TextField
          label={t.search}
          hideLabel
          type="search"
          placeholder={t.search}
          iconStart={<SearchIcon />}
          action={<IconButton label={t.clear} icon={<CloseIcon size="small" />} />}
        />
      </Stack>
    )
  },
}

export const InvalidWithReason: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <TextField label={t.email} hint={t.emailHint} error={t.emailError} defaultValue="ana" />
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <TextField
        label={messages.es.remarks}
        optional={messages.es.optional}
        hint={messages.es.remarksHint}
        error={messages.es.termsError}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  await userEvent.tab()
  await userEvent.keyboard('ana@colada.example{Backspace}')
  await expect(within(canvasElement).getByRole('textbox')).toHaveValue('ana@colada.exampl')
})

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <TextField label={t.email} defaultValue="ana@colada.example" disabled />
    },
  },
  error: InvalidWithReason,
})
