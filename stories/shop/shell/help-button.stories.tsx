import { HelpButton, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof HelpButton> = {
  title: 'Shop/Shell/Help button',
  tags: ['desk'],
  component: HelpButton,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'new',
      alsoCalled: ['Sticky help button', 'Floating action button'],
      overlay: 'anchored',
      summary:
        'The help button over a page. It hides while the page is scrolled down and while a field has the focus.',
      use: ['On pages to read and to choose, until help is opened.'],
      avoid: [
        'After a click: StickyHelp replaces it.',
        'On forms, purchases and in the account, where it would cover fields and prices: a line at their end.',
      ],
      anatomy: ['An icon.', 'Its text, from 769 px on.'],
      do: ['Render it once per page.'],
      dont: ['Do not put a second floating button on a page.'],
      keys: [['Enter or Space', 'Opens help.']],
      access: [
        'A button with a name at every width; on a phone only its icon is shown.',
        'It is small: StickyHelp is loaded when it is clicked.',
        'On a phone it is above the place of a bar at the bottom of the window.',
        'While it is hidden it can get the focus, and is shown then.',
      ],
      content: ['One word: “Help”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof HelpButton>

const onClick = fn()

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => (
    <HelpButton {...args} label={localize(messages, context).help.label} onClick={onClick} />
  ),
  play: async (context) => {
    const { help } = localize(messages, context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: help.label }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

/** It hides while the page is scrolled down and while a field has the focus. */
export const Hides: Story = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, context) => (
    <div style={{ minBlockSize: '300vh' }}>
      <TextField label={localize(messages, context).search.label} />
      <HelpButton label={localize(messages, context).help.label} />
    </div>
  ),
  play: async ({ canvasElement, ...context }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: localize(messages, context).help.label })
    const expectOpacity = (opacity: string) =>
      waitFor(() => expect(getComputedStyle(button).opacity).toBe(opacity))
    await expectOpacity('1')
    scrollTo(0, 400)
    await expectOpacity('0')
    scrollTo(0, 200)
    await expectOpacity('1')
    await userEvent.click(canvas.getByRole('textbox'))
    await expectOpacity('0')
    button.focus()
    await expectOpacity('1')
  },
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
  // It is fixed in a corner of the window; here of its container.
  render: (_args, context) => (
    <div style={{ minBlockSize: 80 }}>
      <HelpButton label={localize(messages, context).help.label} />
    </div>
  ),
})
