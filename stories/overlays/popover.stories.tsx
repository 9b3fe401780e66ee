import { Button, InfoIcon, Popover, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Toggletip', 'Flyout'],
      overlay: 'anchored',
      summary: 'Details beside an element.',
      use: ['Details beside an element, with links or fields.'],
      avoid: ['A few words only: Tooltip.', 'A list of actions: DropdownMenu.'],
      anatomy: ['The button that opens it.', 'The panel beside it.'],
      do: ['Name it with `label`.'],
      dont: ['Do not put the main task of a page into it.'],
      keys: [
        ['Enter, Space', 'On the button, open and close it.'],
        ['Tab', 'Moves into it and through it.'],
        ['Escape', 'Closes it and returns the focus.'],
      ],
      access: [
        `\`role="dialog"\`, named by \`label\`; the focus moves in and returns.`,
        'Escape or a click elsewhere closes it.',
      ],
      content: ['One topic, two sentences.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof Popover>

const about = (t: (typeof messages)['es'], open?: boolean) => (
  <Popover
    label={t.included}
    open={open}
    trigger={
      <Button appearance="plain" iconStart={<InfoIcon />}>
        {t.included}
      </Button>
    }
  >
    <Text size="small">{t.includedText}</Text>
  </Popover>
)

export const Open: Story = { render: (_args, context) => about(localize(messages, context), true) }

export const Default: Story = {
  render: (_args, context) => about(localize(messages, context)),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: t.included })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => about({ ...messages.es, ...messages.es.longest }, true),
}
