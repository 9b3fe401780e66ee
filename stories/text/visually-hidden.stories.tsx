import { Text, VisuallyHidden } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Screen reader only', 'sr-only'],
    summary: 'Said to assistive technology, not shown.',
    use: ['Words that the eye takes from place or colour and the ear does not: “hecho”, “antes”.'],
    avoid: ['Words that help everyone: show them.'],
    anatomy: ['The words, out of sight.'],
    do: ['Prefer words that everyone sees.'],
    dont: ['Do not put anything into it that takes the focus.'],
    keys: [],
    access: ['In the name and the text of what is around it, out of sight.'],
    content: ['As short as what the eye is told.'],
  }),
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Text as="s">
        <VisuallyHidden>{t.hidden} </VisuallyHidden>
        {t.oldPrice}
      </Text>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const hidden = within(canvasElement).getByText(localize(messages, context).hidden)
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
