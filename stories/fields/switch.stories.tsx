import { Stack, Switch } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Switch> = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Toggle'],
    summary: 'On or off, with immediate effect.',
    use: ['A setting that takes effect at once, without a save button.'],
    avoid: ['It is submitted with a form: Checkbox.'],
    anatomy: ['The track with its thumb.', 'The label, which toggles it as well.', 'An optional hint.'],
    do: ['Show the effect: what it controls changes at once.'],
    dont: ['Do not put a switch into a form with a submit button.'],
    keys: [['Space, Enter', 'Turns it on or off.']],
    access: [
      `\`role="switch"\` with \`aria-checked\`; Space and Enter change it.`,
      'Clicking the label changes it, too.',
    ],
    content: ['Name the setting, not the action: “Cookies de rendimiento”. It reads the same on and off.'],
  }),
}
export default meta
type Story = StoryObj<typeof Switch>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return <Switch {...args} label={t.performance} hint={t.performanceHint} />
  },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await expect(control).toHaveAccessibleDescription()
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xs">
        <Switch label={t.performance} />
        <Switch label={t.performance} defaultChecked />
        <Switch label={t.performance} hint={t.performanceHint} defaultChecked />
        <Switch label={t.performance} disabled />
        <Switch label={t.performance} disabled defaultChecked />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Switch
        label={messages.es.longLabels.performance}
        hint={messages.es.longLabels.performanceHint}
        defaultChecked
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Switch label={t.performance} disabled />
    },
  },
})
