import { Text, VisuallyHidden } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Screen reader only', 'sr-only'],
    summary: 'Text for assistive technology only.',
    use: ['Text for information that is otherwise visible only by position or colour: “hecho”, “antes”.'],
    avoid: ['Text that helps everyone: show it.'],
    anatomy: ['The visually hidden text.'],
    do: ['Prefer visible text.'],
    dont: ['Do not put focusable elements into it.'],
    keys: [],
    access: ['Part of the accessible name or text of its parent, but not visible.'],
    content: ['As short as its visual counterpart.'],
  }),
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Text as="s">
        <VisuallyHidden {...args}>{t.hidden} </VisuallyHidden>
        {t.oldPrice}
      </Text>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const hidden = within(canvasElement).getByText(localize(messages, context).hidden)
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
