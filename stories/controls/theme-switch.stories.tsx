import { Stack, ThemeSwitch, type ThemeChoice } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Controls/Theme switch',
  component: ThemeSwitch,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Dark mode toggle', 'Colour scheme'],
    summary: 'Light, dark, high contrast, or the device setting.',
    use: ['Where a customer selects the theme of the shop.'],
    avoid: ['Another choice of two to four: SegmentedControl.'],
    anatomy: ['Four segments: an icon with its label below it.'],
    do: ['Save the choice in the browser, and apply it before the first paint.'],
    dont: ['Do not hide `system`: most people prefer it.'],
    keys: [
      ['Tab', 'Focuses the selected segment.'],
      ['Arrow keys', 'Move and select.'],
    ],
    access: [
      `A SegmentedControl: a \`radiogroup\` with a name, one tab stop, arrow keys move and select.`,
      'Each icon has a label below it.',
      'It only calls back: the caller applies and saves the choice.',
    ],
    content: ['One word each: “Claro”, “Oscuro”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ThemeSwitch>

const onChoose = fn()

function Colours({ t, start = 'system' }: { t: (typeof messages)['es']; start?: ThemeChoice }) {
  const [theme, setTheme] = useState<ThemeChoice>(start)
  return (
    <ThemeSwitch
      label={t.colours.label}
      labels={t.colours}
      value={theme}
      onValueChange={(chosen) => {
        setTheme(chosen)
        onChoose(chosen)
      }}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Colours t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { colours } = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: colours.dark }))
    await expect(onChoose).toHaveBeenLastCalledWith('dark')
    // Radix selects on focus only while an arrow key is down.
    await userEvent.keyboard('{ArrowRight>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: colours['high-contrast'] })).toBeChecked())
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg" align="start">
        {(['system', 'light', 'dark', 'high-contrast'] as const).map((theme) => (
          <Colours key={theme} t={t} start={theme} />
        ))}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Colours t={messages.es} />
    </Narrow>
  ),
}
