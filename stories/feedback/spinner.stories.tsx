import { Inline, Spinner } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Spinner> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Loader', 'Activity indicator'],
    summary: 'Something is happening and its end cannot be told.',
    use: ['A short wait inside a control, or one whose result has no shape.'],
    avoid: ['The shape of the result is known: Skeleton.'],
    anatomy: ['One ring.', 'The words for the ear.'],
    do: ['Give `label` unless something around it says the same.'],
    dont: ['Do not show several at once.'],
    keys: [],
    access: [
      `With \`label\` it is a \`status\` that says what is being waited for; without it, decoration.`,
      'With reduced motion it stands still.',
    ],
    content: ['What is being waited for: “Guardando…”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Spinner>

export const Default: Story = {
  render: (_args, context) => <Spinner label={localize(messages, context).loading} />,
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
