import { NumberField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof NumberField> = {
  title: 'Fields/Number field',
  component: NumberField,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Number input'],
    summary: 'A whole number, typed as digits.',
    use: ['A whole number that is typed: centimetres of a carpet, a postal code by its digits.'],
    avoid: [
      'A small count around one: QuantityStepper.',
      'A phone number, a card number: TextField with its own `inputMode`.',
    ],
    anatomy: [
      'Label and hint.',
      'The field, with a number pad on a phone.',
      'An optional unit after the digits.',
      'The error.',
    ],
    do: ['Use `onRefused` to say why a comma or a letter was rejected.'],
    dont: ['Do not use `type="number"`: its wheel and its `e` change amounts by accident.'],
    keys: [['Digits', 'Are accepted; everything else is passed to `onRefused`.']],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'A text field with a number pad: the wheel and the arrow keys do not change the value.',
    ],
    content: ['The hint contains the limits and the unit: “Entre 20 y 200 cm, sin decimales”.'],
  }),
}
export default meta
type Story = StoryObj<typeof NumberField>

function Measure({ label, hint, refusal }: { label: string; hint: string; refusal: string }) {
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  return (
    <NumberField
      label={label}
      hint={hint}
      error={error}
      suffix="cm"
      value={digits}
      onValueChange={(typed) => {
        setDigits(typed)
        setError(undefined)
      }}
      onInvalidInput={() => setError(refusal)}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Measure label={t.width} hint={t.widthHint} refusal={t.wholeOnly} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '14,')
    await expect(field).toHaveValue('14')
    await canvas.findByText(t.wholeOnly)
    await userEvent.type(field, '0')
    await expect(field).toHaveValue('140')
    await expect(canvas.queryByText(t.wholeOnly)).toBeNull()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <NumberField label={t.width} value="" onValueChange={() => undefined} />
        <NumberField
          label={t.width}
          value="140"
          suffix="cm"
          hint={t.widthHint}
          onValueChange={() => undefined}
        />
        <NumberField
          label={t.width}
          value="900"
          suffix="cm"
          error={t.widthHint}
          onValueChange={() => undefined}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <NumberField
        label={messages.es.longLabels.width}
        value="900"
        suffix="cm"
        error={messages.es.longLabels.widthError}
        onValueChange={() => undefined}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)
