import { Slider, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Slider> = {
  title: 'Fields/Slider',
  component: Slider,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Range'],
    summary: 'An approximate value within a range. For exact values there is NumberField.',
    use: ['An approximate value, where the range matters more than the exact number.'],
    avoid: ['An exact value: NumberField.', 'A quantity: QuantityStepper.'],
    anatomy: ['Label and hint.', 'The bar with its thumb.', 'The value in words.', 'The error.'],
    do: ['Say the value in words, with its unit.'],
    dont: ['Do not submit it while it is dragged.'],
    keys: [
      ['Arrow keys', 'A step more or less.'],
      ['Page Up, Page Down', 'A tenth of the range more or less.'],
      ['Home, End', 'To the ends.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      `The platform’s own \`<input type="range">\`: arrow keys by a step, Page Up and Page Down by more, Home and End to the ends.`,
      `The value is announced in words (\`aria-valuetext\`) and shown beside the bar.`,
      'The thumb is 24 px; the touch target is the whole bar, 44 px high.',
    ],
    content: ['The value is short, with its unit: “7 kg”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Slider>

type Words = (typeof messages)['es']

function Kilos({ t }: { t: Words }) {
  const [kilos, setKilos] = useState(7)
  return (
    <Slider
      label={t.kilos}
      hint={t.kilosHint}
      min={1}
      max={20}
      value={kilos}
      valueText={t.kilosOf(kilos)}
      onValueChange={setKilos}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Kilos t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider', { name: t.kilos })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', t.kilosOf(7))
    await expect(canvas.getByRole('status')).toHaveTextContent(t.kilosOf(7))
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { label: t.kilos, min: 0, max: 20, onValueChange: () => undefined }
    return (
      <Stack gap="lg">
        <Slider {...common} value={0} valueText={t.kilosOf(0)} />
        <Slider {...common} value={20} valueText={t.kilosOf(20)} error={t.kilosError} />
        <Slider {...common} value={8} valueText={t.kilosOf(8)} optional={t.optional} />
        <Slider {...common} value={8} valueText={t.kilosOf(8)} disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Slider
        label={messages.es.longLabels.width}
        hint={messages.es.kilosHint}
        error={messages.es.kilosError}
        value={40}
        valueText="1.234,5 kg"
        onValueChange={() => undefined}
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <Slider
          label={t.kilos}
          min={0}
          max={20}
          value={8}
          valueText={t.kilosOf(8)}
          onValueChange={() => undefined}
          disabled
        />
      )
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <Slider
          label={t.kilos}
          min={0}
          max={20}
          value={8}
          valueText={t.kilosOf(8)}
          onValueChange={() => undefined}
          error={t.kilosError}
        />
      )
    },
  },
})
