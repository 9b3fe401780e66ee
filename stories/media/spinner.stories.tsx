import { Inline, Spinner } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messages } from '../feedback/messages.ts'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'

const meta: Meta<typeof Spinner> = {
  title: 'Media/Spinner',
  component: Spinner,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Loader', 'Activity indicator'],
    summary: 'Something is happening and its end is unknown.',
    use: ['A short wait inside a control, or one without a known result shape.'],
    avoid: ['The shape of the result is known: Skeleton.'],
    anatomy: ['A ring.', 'A visually hidden text.'],
    do: ['Give `label` unless the context says the same.'],
    dont: ['Do not show several at once.'],
    keys: [],
    access: [
      `With \`label\` it is a \`status\` that announces what is loading; without it, decorative.`,
      'With reduced motion it is static.',
    ],
    content: ['What is happening: “Guardando…”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Spinner>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => <Spinner {...args} label={localize(messages, context).loading} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const EveryCombination: Story = {
  render: () => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}
