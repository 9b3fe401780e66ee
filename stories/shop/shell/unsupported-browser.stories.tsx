import { UnsupportedBrowser } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof UnsupportedBrowser> = {
  title: 'Shop/Shell/Unsupported browser',
  component: UnsupportedBrowser,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'new',
      alsoCalled: ['Unsupported-browser notice'],
      summary: 'Says that this browser is too old for the shop, and how to go on.',
      use: ['In place of the shop, in a browser that cannot pay safely.'],
      avoid: ['A browser that only looks different: say nothing.'],
      anatomy: [
        'A sign.',
        'The heading, and what does not work.',
        'Browsers that do, as links.',
        'A way to order without one.',
      ],
      do: ['Write it so that it reads well without styles and scripts.'],
      dont: ['Do not hide it behind a script: such a browser may run none.'],
      keys: [['Tab', 'From link to link.']],
      access: [
        'A region named by its heading: plain sentences and links, since such a browser knows neither styles nor scripts.',
        'It offers a way without a browser, too.',
      ],
      content: ['Say what to do before why.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof UnsupportedBrowser>

const noticeOf = ({ browser }: ShellMessages) => (
  <UnsupportedBrowser
    title={browser.title}
    headingLevel={2}
    text={browser.text}
    browsers={browser.browsers.map((name) => ({ id: name, name, href: `#${name}` }))}
    otherWay={{ label: browser.phone, href: 'tel:+34910000000' }}
  />
)

export const Default: Story = {
  render: (_args, context) => noticeOf(localize(messages, context)),
  play: async (context) => {
    const { browser } = localize(messages, context)
    const notice = within(within(context.canvasElement).getByRole('region', { name: browser.title }))
    await expect(notice.getAllByRole('link')).toHaveLength(browser.browsers.length + 1)
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{noticeOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)
