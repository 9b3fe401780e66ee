import { HelpButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof HelpButton> = {
  title: 'Shop/Shell/Help button',
  component: HelpButton,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'new',
      alsoCalled: ['Sticky help button', 'Floating action button'],
      overlay: 'anchored',
      summary: 'Help, in reach of the thumb on every page.',
      use: ['On every page, while nobody has asked for help yet.'],
      avoid: ['Once it is pressed: StickyHelp takes its place.'],
      anatomy: ['A sign.', 'Its words, from 769 px on.'],
      do: ['Say `aboveBar` where a bar stands at the lower edge of a phone.'],
      dont: ['Do not put a second floating button on a page.'],
      keys: [['Enter or Space', 'Asks for help.']],
      access: [
        'A button with a name at every width; on a phone only its sign is shown.',
        'It is light: the StickyHelp that takes its place comes when it is pressed.',
        'Where a bar stands at the lower edge it stands above it.',
      ],
      content: ['One word: “Help”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof HelpButton>

const onClick = fn()

export const Default: Story = {
  render: (_args, context) => <HelpButton label={localize(messages, context).help.label} onClick={onClick} />,
  play: async (context) => {
    const { help } = localize(messages, context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: help.label }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const AboveABar: Story = {
  render: (_args, context) => <HelpButton label={localize(messages, context).help.label} aboveBar />,
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => <HelpButton label={messages.es.help.label} />,
}

export const ByKeyboard: Story = keyboardStory(Default, async ({ canvasElement }) => {
  onClick.mockClear()
  within(canvasElement).getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await expect(onClick).toHaveBeenCalledOnce()
})

export const States: Story = states({
  // It stands in a corner of the window; here the corner of its place.
  render: (_args, context) => (
    <div style={{ minBlockSize: 80 }}>
      <HelpButton label={localize(messages, context).help.label} />
    </div>
  ),
})
