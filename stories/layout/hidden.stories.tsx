import { Hidden, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Hidden> = {
  title: 'Layout/Hidden',
  component: Hidden,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Show', 'Hide', 'Breakpoint'],
    summary: 'Leaves something out below or from a breakpoint, or by whether scripts run.',
    use: [
      'A form of the same thing that suits one width only.',
      'What only a script could open, and the whole of it where none runs (`where`).',
    ],
    avoid: ['To hide it from the eye alone: VisuallyHidden.'],
    anatomy: ['What is left out, below or from a breakpoint, or where scripts run or do not.'],
    do: ['Leave the other form on the page, so that nothing is lost on a phone.'],
    dont: ['Do not hide content to save room: fold it or shorten it.'],
    keys: [],
    access: ['What is left out is left out for everyone, assistive technology too.'],
    content: ['Both forms say the same.'],
  }),
}
export default meta
type Story = StoryObj<typeof Hidden>

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack>
        <Hidden from="md">{t.onlyPhone}</Hidden>
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

/** Scripts run here, so what stands in for them is left out. */
export const WhereScriptsRun: Story = {
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
