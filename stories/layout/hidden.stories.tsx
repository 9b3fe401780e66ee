import { Hidden, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Hidden> = {
  title: 'Layout/Hidden',
  tags: ['desk'],
  component: Hidden,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Show', 'Hide', 'Breakpoint'],
    summary: 'Hides content below or from a breakpoint, depending on script support, or on paper.',
    use: [
      'A variant of the same content that fits one width only.',
      'Content that only a script can open, and its full version without scripts (`where`).',
      'Controls that paper does not have, and facts that only paper needs.',
    ],
    avoid: ['Hiding it only visually: VisuallyHidden.'],
    anatomy: ['The hidden content.'],
    do: ['Keep the other variant on the page, so that nothing is missing on a phone.'],
    dont: ['Do not hide content to save space: collapse or shorten it.'],
    keys: [],
    access: ['Hidden content is hidden from everyone, assistive technology included.'],
    content: ['Both variants say the same.'],
  }),
}
export default meta
type Story = StoryObj<typeof Hidden>

export const Default: Story = {
  args: { from: 'md' },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        <Hidden {...args}>{t.onlyPhone}</Hidden>
        <Hidden below="md">{t.onlyDesk}</Hidden>
      </Stack>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const wide = window.matchMedia('(min-width: 769px)').matches
    const [shown, left] = wide ? [t.onlyDesk, t.onlyPhone] : [t.onlyPhone, t.onlyDesk]
    await expect(within(canvasElement).getByText(shown)).toBeVisible()
    await expect(within(canvasElement).getByText(left)).not.toBeVisible()
  },
}

/** Scripts run here, so the fallback is hidden. */
export const WithScripts: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        <Hidden where="unscripted">{t.scripted}</Hidden>
        <Hidden where="scripted">{t.unscripted}</Hidden>
      </Stack>
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    await expect(within(canvasElement).getByText(t.scripted)).toBeVisible()
    await expect(within(canvasElement).getByText(t.unscripted)).not.toBeVisible()
  },
}
