import { CookieBanner, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { walked } from '../../keyboard.ts'
import { inLanguage } from '../../language.ts'
import { words, type ShellWords } from './words.ts'

const meta: Meta<typeof CookieBanner> = {
  title: 'Shop/Shell/Cookie banner',
  component: CookieBanner,
  parameters: {
    shot: 'page',
    ...guide({
      status: 'ready',
      alsoCalled: ['Consent'],
      overThePage: 'whole',
      summary: 'Asks for consent at the foot of the window.',
      use: ['Until the customer has decided about cookies.'],
      avoid: ['Any other message: Banner.'],
      anatomy: [
        'The title and a text.',
        'The way to settings and policy.',
        'Two answers of the same weight.',
      ],
      do: ['Let the page work before an answer.'],
      dont: ['Do not make one answer look better than the other.'],
      keys: [
        ['Tab', 'Through the links to both answers.'],
        ['Enter, Space', 'Gives an answer.'],
      ],
      access: [
        'A region named by its heading. It takes no focus and covers no more than it needs: the page works before an answer.',
        'Accept and Decline look the same, weigh the same and stand on the first layer.',
      ],
      content: ['What for, in one sentence; “Aceptar” and “Rechazar”.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof CookieBanner>

const onAccept = fn()
const onDecline = fn()
const bannerOf = ({ cookies }: ShellWords) => (
  <CookieBanner
    title={cookies.title}
    headingLevel={2}
    text={cookies.text}
    accept={{ label: cookies.accept, onPress: onAccept }}
    decline={{ label: cookies.decline, onPress: onDecline }}
    more={
      <TextLink href="#cookies" standalone>
        {cookies.more}
      </TextLink>
    }
  />
)

export const Default: Story = {
  render: (_args, context) => bannerOf(inLanguage(words, context)),
  play: async ({ canvasElement, globals }) => {
    const { cookies } = words[globals.language === 'en' ? 'en' : 'es']
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
    const { cookiesMore: more, accept, decline } = words.es.longest
    return bannerOf({ ...words.es, cookies: { ...words.es.cookies, more, accept, decline } })
  },
}

export const ByKeyboard: Story = walked(Default)
