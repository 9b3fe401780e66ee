import { CookieBanner, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof CookieBanner> = {
  title: 'Shop/Shell/Cookie banner',
  tags: ['desk'],
  component: CookieBanner,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'ready',
      alsoCalled: ['Consent'],
      overlay: 'fullscreen',
      summary: 'The consent banner at the bottom of the window.',
      use: ['Until the customer has decided about cookies.'],
      avoid: ['Any other message: Banner.'],
      anatomy: [
        'The title and a text.',
        'Links to settings and policy.',
        'Two buttons with the same emphasis.',
      ],
      do: ['Keep the page usable before an answer.'],
      dont: ['Do not emphasise one button.'],
      keys: [
        ['Tab', 'Through the links to both buttons.'],
        ['Enter, Space', 'Activates a button.'],
      ],
      access: [
        'A region named by its heading. It does not take the focus, and the page stays usable.',
        'Accept and Decline have the same emphasis and are on the first layer.',
      ],
      content: ['The purpose, in one sentence; “Aceptar” and “Rechazar”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof CookieBanner>

const onAccept = fn()
const onDecline = fn()
const bannerOf = ({ cookies }: ShellMessages) => (
  <CookieBanner
    title={cookies.title}
    headingLevel={2}
    text={cookies.text}
    accept={{ label: cookies.accept, onClick: onAccept }}
    decline={{ label: cookies.decline, onClick: onDecline }}
    more={
      <TextLink href="#cookies" standalone>
        {cookies.more}
      </TextLink>
    }
  />
)

export const Default: Story = {
  render: (_args, context) => bannerOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { cookies } = messages[globals.language === 'en' ? 'en' : 'es']
    const banner = within(within(canvasElement).getByRole('region', { name: cookies.title }))
    const accept = banner.getByRole('button', { name: cookies.accept })
    const decline = banner.getByRole('button', { name: cookies.decline })
    await expect(accept.className).toBe(decline.className)
    await expect(accept.offsetWidth).toBe(decline.offsetWidth)
    await userEvent.click(decline)
    await expect(onDecline).toHaveBeenCalledOnce()
    await expect(onAccept).not.toHaveBeenCalled()
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => {
    const { cookiesMore: more, accept, decline } = messages.es.longest
    return bannerOf({ ...messages.es, cookies: { ...messages.es.cookies, more, accept, decline } })
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
