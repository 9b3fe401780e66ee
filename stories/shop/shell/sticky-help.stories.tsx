import { QuestionIcon, StickyHelp } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { waysOf } from '../contact/ways.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof StickyHelp> = {
  title: 'Shop/Shell/Sticky help',
  component: StickyHelp,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'new',
      alsoCalled: ['Sticky help panel', 'Contact sheet'],
      overlay: 'fullscreen',
      summary: 'Contact channels in a popover over a page.',
      use: ['When help is opened.'],
      avoid: ['On the page about contact: ContactMethods in the page itself.'],
      anatomy: ['The HelpButton.', 'A sentence: who answers, and when.', 'ContactMethods.'],
      do: ['Load it when the HelpButton is clicked, with `defaultOpen`.'],
      dont: ['Do not open it by itself.'],
      keys: [
        ['Enter or Space', 'Opens.'],
        ['Tab', 'From link to link.'],
        ['Escape', 'Closes, and returns the focus.'],
      ],
      access: [
        'A button that opens a named popover; Escape or a click elsewhere closes it and returns the focus.',
        'The channels are a list of links, each with what to expect.',
      ],
      content: ['Promise only what is true: the service hours.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof StickyHelp>

const helpOf = ({ help }: ShellMessages, defaultOpen = false) => (
  <StickyHelp
    label={help.label}
    text={help.text}
    defaultOpen={defaultOpen}
    methods={[
      ...waysOf(help.ways),
      { id: 'faq', label: help.questions, href: '#faq', icon: <QuestionIcon /> },
    ]}
  />
)

export const Default: Story = {
  render: (_args, context) => helpOf(localize(messages, context)),
  play: async (context) => {
    const { help } = localize(messages, context)
    const page = within(document.body)
    const button = page.getByRole('button', { name: help.label })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await page.findByRole('dialog', { name: help.label }))
    await expect(panel.getAllByRole('link')).toHaveLength(help.ways.length + 1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('dialog', { name: help.label })).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => helpOf(messages.es, true),
}
