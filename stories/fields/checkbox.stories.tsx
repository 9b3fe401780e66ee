import { Checkbox, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Checkbox> = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Tick box'],
    summary: 'Yes or no, submitted with a form.',
    use: ['A yes that is submitted with a form: terms, saving a card.', 'Several options of a list.'],
    avoid: ['It takes effect at once: Switch.', 'One of several: RadioGroup.'],
    anatomy: [
      'The box, with a 44 px touch target.',
      'The label, which toggles it as well.',
      'An optional hint under the label.',
      'The error, last.',
    ],
    do: ['Leave it unticked where the law requires a free decision.'],
    dont: ['Do not word it in the negative: nobody should tick to say no.'],
    keys: [['Space', 'Ticks or unticks it.']],
    access: [
      `\`role="checkbox"\`; Space changes it.`,
      'Clicking the label or 44 px around the box changes it, too.',
      'The error is announced when it comes.',
    ],
    content: ['What is agreed to, in the first person: “Acepto los Términos y Condiciones”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => <Checkbox {...args} label={localize(messages, context).terms} />,
  play: async ({ canvasElement, ...context }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox')
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText(localize(messages, context).terms))
    await expect(box).not.toBeChecked()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xs">
        <Checkbox label={t.terms} />
        <Checkbox label={t.terms} defaultChecked />
        <Checkbox label={t.all} checked="indeterminate" />
        <Checkbox label={t.newsletter} hint={t.newsletterHint} />
        <Checkbox label={t.terms} error={t.termsError} />
        <Checkbox label={t.newsletter} disabled />
        <Checkbox label={t.newsletter} disabled defaultChecked />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Checkbox
        label={messages.es.termsError}
        hint={messages.es.remarksHint}
        error={messages.es.termsError}
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Checkbox label={t.newsletter} disabled />
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Checkbox label={t.terms} error={t.termsError} />
    },
  },
})
