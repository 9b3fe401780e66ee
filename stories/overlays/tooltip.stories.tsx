import { IconButton, SearchIcon, Tooltip } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Hint'],
      overlay: 'anchored',
      summary:
        'A hint on hover or keyboard focus. Never the only place for required information: touch has no hover.',
      use: ['Additional information about a named control.'],
      avoid: ['Required information: write it on the page.', 'Links or buttons inside: Popover.'],
      anatomy: ['The control it is about.', 'The text in a small panel with an arrow.'],
      do: ['Keep it to one short line.'],
      dont: ['Do not attach it to an element that is not focusable.'],
      keys: [
        ['Tab', 'Shows it when the control is focused.'],
        ['Escape', 'Hides it.'],
      ],
      access: [
        `\`role="tooltip"\`, which describes its control.`,
        'It appears on focus and hover, stays while hovered, and Escape hides it.',
      ],
      content: ['Text that adds to the name, not repeats it.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof Tooltip>

export const Open: Story = {
  args: { side: 'bottom', defaultOpen: true },
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Tooltip {...args} content={t.searchHint}>
        <IconButton label={t.search} icon={<SearchIcon />} appearance="outline" />
      </Tooltip>
    )
  },
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Tooltip content={t.searchHint} side="bottom">
        <IconButton label={t.search} icon={<SearchIcon />} appearance="outline" />
      </Tooltip>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Tooltip content={messages.es.longest.searchHint} side="bottom" defaultOpen>
      <IconButton label={messages.es.search} icon={<SearchIcon />} appearance="outline" />
    </Tooltip>
  ),
}
