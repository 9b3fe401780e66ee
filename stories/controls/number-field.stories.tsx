import { NumberField, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof NumberField> = {
  title: 'Controls/NumberField',
  component: NumberField,
  parameters: {
    ...contract('A whole number by its digits.', [
      `The label is a \`<label>\` of the control; pressing it puts the cursor there.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it comes, and has an icon beside its colour.',
      'A text field with a number pad: the wheel and the arrow keys change nothing by accident.',
    ]),
  },
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
      onRefused={() => setError(refusal)}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return <Measure label={t.width} hint={t.widthHint} refusal={t.wholeOnly} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
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
    const t = inLanguage(words, context)
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
        label={words.es.longLabels.width}
        value="900"
        suffix="cm"
        error={words.es.longLabels.widthError}
        onValueChange={() => undefined}
      />
    </Narrow>
  ),
}
