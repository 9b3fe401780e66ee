import { Inline, QuantityStepper, Stack, type QuantityStepperProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { withoutScreenshot } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from '../shop/cart/messages.ts'
import { states } from '../states.tsx'

const meta: Meta<typeof QuantityStepper> = {
  title: 'Controls/Quantity stepper',
  component: QuantityStepper,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Counter', 'Number stepper', 'Spin button'],
    summary: 'A whole number with a minus and a plus.',
    use: ['A quantity, usually fewer than ten.'],
    avoid: ['A measure or a long number: NumberField.'],
    anatomy: ['Minus; a bin if the next step removes the item.', 'The number, which can be typed.', 'Plus.'],
    do: ['Say in `labels.remove` that the next step removes the item.'],
    dont: ['Do not let a held button remove the item: it stops at 1.'],
    keys: [
      ['Arrow up, Arrow down', 'One more, one less, never below 1.'],
      ['Page Up, Page Down', 'Ten more, ten less.'],
      ['Enter', 'Applies the typed number.'],
      ['Escape', 'Discards the typed number.'],
    ],
    access: [
      'A named group with a `spinbutton` (value, minimum, maximum) and two named buttons.',
      'In the field: Arrow Up and Down by one, Page Up and Down by ten, Enter applies the typed number, Escape discards it.',
      'Arrow keys and a held button stop at 1. Reaching 0 needs a separate click, and the minus button is then named as removing.',
      'At a limit the button stays focusable and is `aria-disabled`.',
    ],
    content: ['The label names the item: “Cantidad de camisa”.'],
  }),
}
export default meta
type Story = StoryObj<typeof QuantityStepper>

function Held({ value: initial, onChange, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(initial)
  return (
    <QuantityStepper
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const onChange = fn()
const render: Story['render'] = ({ value, min, max, onChange }, context) => {
  const t = localize(messages, context)
  return <Held label={t.quantity(t.shirt)} labels={t.stepper} {...{ value, min, max, onChange }} />
}
const partsOf = (canvasElement: HTMLElement) => {
  const [minus, plus] = within(canvasElement).getAllByRole('button')
  return { minus: minus!, plus: plus!, field: within(canvasElement).getByRole('spinbutton') }
}

export const Default: Story = {
  args: { value: 2, onChange },
  render,
  play: async ({ canvasElement, args }) => {
    const { minus, plus, field } = partsOf(canvasElement)
    await userEvent.click(plus)
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(minus)
    await expect(field).toHaveValue('2')
  },
}

export const Typing: Story = {
  parameters: withoutScreenshot,
  args: { value: 2, max: 1000, onChange },
  render,
  play: async ({ canvasElement }) => {
    const { field } = partsOf(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, '12,9a')
    await expect(field).toHaveValue('12,9')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('aria-valuenow', '12')
    await userEvent.clear(field)
    await userEvent.type(field, '5000{Enter}')
    await expect(field).toHaveValue('1000')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('1000')
  },
}

export const KeysStopAtOne: Story = {
  parameters: withoutScreenshot,
  args: { value: 3, onChange },
  render,
  play: async ({ canvasElement }) => {
    const { field, minus } = partsOf(canvasElement)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{PageDown}')
    await expect(field).toHaveValue('1')
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect(field).toHaveValue('12')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await userEvent.click(minus)
    await expect(field).toHaveValue('0')
  },
}

export const HeldDownRepeatsAndStopsAtOne: Story = {
  parameters: withoutScreenshot,
  args: { value: 4, onChange },
  render,
  play: async ({ canvasElement }) => {
    const { minus, field } = partsOf(canvasElement)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: minus })
    await waitFor(() => expect(field).toHaveValue('1'))
    await userEvent.pointer({ keys: '[/MouseLeft]', target: minus })
    await expect(field).toHaveValue('1')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { label: t.quantity(t.shirt), labels: t.stepper, onChange: fn() }
    return (
      <Stack gap="lg">
        {(['small', 'medium'] as const).map((size) => (
          <Inline key={size} gap="lg">
            <QuantityStepper {...common} size={size} value={1} />
            <QuantityStepper {...common} size={size} value={7} />
            <QuantityStepper {...common} size={size} value={1000} />
            <QuantityStepper {...common} size={size} value={3} disabled />
          </Inline>
        ))}
        <QuantityStepper {...common} value={7} fullWidth />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <QuantityStepper
        label={messages.es.quantity(messages.es.longest)}
        labels={messages.es.stepper}
        value={1000}
        fullWidth
        onChange={fn()}
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <QuantityStepper label={t.quantity(t.shirt)} labels={t.stepper} value={2} disabled onChange={fn()} />
      )
    },
  },
})
