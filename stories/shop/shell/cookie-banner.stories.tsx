import { CookieBanner } from '@colada/ui'
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
      summary: 'The consent banner: a bar at the end of the window, below all others.',
      use: ['Until the customer has decided about cookies.'],
      avoid: ['Any other message: Banner.'],
      anatomy: [
        'One short sentence.',
        'A text button that opens the settings.',
        'Two buttons with the same emphasis.',
      ],
      do: [
        'Keep the page usable before an answer.',
        'Place it at the start of the page’s column: it is the first tab stop, laid out at the end.',
      ],
      dont: ['Do not emphasise one button.'],
      keys: [
        ['Tab', 'To the settings and both buttons.'],
        ['Enter, Space', 'Activates a button.'],
        ['Escape', 'Does nothing: the page is usable without a decision, and closing it would be none.'],
      ],
      access: [
        'A named region. It does not take the focus, and returns it after a decision. The page stays usable.',
        'It reserves its height, and elements with the focus are scrolled above it.',
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
const onSettings = fn()
const bannerOf = ({ cookies }: ShellMessages) => (
  <CookieBanner
    label={cookies.label}
    text={cookies.text}
    accept={{ label: cookies.accept, onClick: onAccept }}
    decline={{ label: cookies.decline, onClick: onDecline }}
    settings={{ label: cookies.settings, onClick: onSettings }}
  />
)

export const Default: Story = {
  render: (_args, context) => bannerOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const { cookies } = messages[globals.language === 'en' ? 'en' : 'es']
    const banner = within(within(canvasElement).getByRole('region', { name: cookies.label }))
    const accept = banner.getByRole('button', { name: cookies.accept })
    const decline = banner.getByRole('button', { name: cookies.decline })
    await expect(accept.className).toBe(decline.className)
    await expect(accept.offsetWidth).toBe(decline.offsetWidth)
    await userEvent.click(decline)
    await expect(onDecline).toHaveBeenCalledOnce()
    await expect(onAccept).not.toHaveBeenCalled()
    await userEvent.click(banner.getByRole('button', { name: cookies.settings }))
    await expect(onSettings).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => {
    const { cookieText: text, accept, decline } = messages.es.longest
    return bannerOf({ ...messages.es, cookies: { ...messages.es.cookies, text, accept, decline } })
  },
}

export const ByKeyboard: Story = keyboardStory(Default)
