import { PasswordField, Stack, type PasswordGrade } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof PasswordField> = {
  title: 'Fields/Password field',
  component: PasswordField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Password input', 'Strength meter'],
    summary: 'A password, masked unless the customer shows it.',
    use: ['Any password that is typed: log in, register, change it.'],
    avoid: ['A code that is copied from a screen or a card: TextField.'],
    anatomy: ['Label and hint.', 'The masked text.', 'The button that shows or hides it.', 'The error.'],
    do: ['Set `autoComplete` to `current-password` or `new-password`, for password managers.'],
    dont: ['Do not ask for it twice: it can be shown.', 'Do not forbid pasting.'],
    keys: [
      ['Tab', 'From the field to the button.'],
      ['Enter, Space', 'On the button, shows or hides the password.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'The button names its next action: show or hide.',
      'Pasting and password managers work.',
      'For a new password a meter grades it in words; the grade is announced when it changes, not at every key.',
    ],
    content: ['The hint says the rule: “Al menos 8 caracteres”.'],
  }),
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Default: Story = {
  args: { autoComplete: 'current-password' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <PasswordField
        {...args}
        label={t.password}
        hint={t.passwordHint}
        revealLabel={t.reveal}
        concealLabel={t.cover}
      />
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(t.password)
    await userEvent.type(field, 'lino-blanco')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: t.reveal }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('lino-blanco')
    await userEvent.click(canvas.getByRole('button', { name: t.cover }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

type Words = (typeof messages)['es']

const strengthOf = ({ strength }: Words, grade: PasswordGrade) => ({
  label: strength.label,
  grade,
  text: strength.grades[grade]!,
})

function New({ t }: { t: Words }) {
  const [length, setLength] = useState(0)
  return (
    <PasswordField
      label={t.password}
      hint={t.passwordHint}
      revealLabel={t.reveal}
      concealLabel={t.cover}
      autoComplete="new-password"
      strength={strengthOf(t, Math.min(4, Math.ceil(length / 4)) as PasswordGrade)}
      onChange={({ target }) => setLength(target.value.length)}
    />
  )
}

export const WithMeter: Story = {
  render: (_args, context) => <New t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { password, strength } = localize(messages, context)
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('meter')).toBeNull()
    await userEvent.type(canvas.getByLabelText(password), 'lino-blanco')
    const meter = canvas.getByRole('meter', { name: strength.label })
    await expect(meter).toHaveAttribute('aria-valuetext', strength.grades[3])
    await expect(canvas.getAllByText(strength.grades[3]!)).toHaveLength(2)
  },
}

export const EveryGrade: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        {([0, 1, 2, 3, 4] as const).map((grade) => (
          <PasswordField
            key={grade}
            label={t.password}
            revealLabel={t.reveal}
            concealLabel={t.cover}
            autoComplete="off"
            strength={strengthOf(t, grade)}
          />
        ))}
      </Stack>
    )
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <PasswordField label={t.password} revealLabel={t.reveal} concealLabel={t.cover} autoComplete="off" />
        <PasswordField
          label={t.password}
          error={t.passwordHint}
          defaultValue="corta"
          revealLabel={t.reveal}
          concealLabel={t.cover}
          autoComplete="off"
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Stack gap="lg">
        <PasswordField
          label={messages.es.longLabels.password}
          hint={messages.es.longLabels.passwordHint}
          revealLabel={messages.es.reveal}
          concealLabel={messages.es.cover}
          autoComplete="off"
        />
        <PasswordField
          label={messages.es.longLabels.password}
          error={messages.es.longLabels.passwordError}
          revealLabel={messages.es.reveal}
          concealLabel={messages.es.cover}
          autoComplete="off"
        />
      </Stack>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
