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
  tags: ['desk'],
  component: UnsupportedBrowser,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'new',
      alsoCalled: ['Unsupported-browser notice'],
      summary: 'A notice that the browser is not supported, and alternatives.',
      use: ['In place of the shop, in a browser that cannot pay safely.'],
      avoid: ['Browsers with only visual differences: show nothing.'],
      anatomy: [
        'An icon.',
        'The heading, and what does not work.',
        'Supported browsers, as links.',
        'How to order without a browser.',
      ],
      do: ['Make it work without styles and scripts.'],
      dont: ['Do not depend on a script: such a browser may not run it.'],
      keys: [['Tab', 'From link to link.']],
      access: [
        'A region named by its heading: plain sentences and links, because such a browser may support neither styles nor scripts.',
        'It offers an alternative without a browser, too.',
      ],
      content: ['Say what to do before the reason.'],
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
    alternative={{ label: browser.phone, href: 'tel:+34910000000' }}
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
