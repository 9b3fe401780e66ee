import { Inline, LogInIcon, NavAction, UserIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof NavAction> = {
  title: 'Shop/Shell/Nav action',
  component: NavAction,
  parameters: guide({
    status: 'ready',
    summary: 'A tool at the end of the bar: a link or a button with an icon.',
    use: ['What a customer does from every page: log in, open the account.'],
    avoid: [
      'Places of the shop: NavigationMenu.',
      'The other language: LanguageSwitch.',
      'The cart: CartButton.',
    ],
    anatomy: ['An icon.', 'Its words, from 1024 px on.'],
    do: ['Give it `href` when it leads to a page, and `onClick` when it opens something here.'],
    dont: ['Do not put more than three of them into the bar.'],
    keys: [
      ['Tab', 'From one to the next.'],
      ['Enter', 'Follows a link, presses a button; Space presses a button.'],
    ],
    access: [
      'It keeps its words as its name where only its icon is shown.',
      'A link is a link and a button a button: Enter and Space do what they do there.',
    ],
    content: ['One or two words.'],
  }),
}
export default meta
type Story = StoryObj<typeof NavAction>

const onPress = fn()

export const Default: Story = {
  render: (_args, context) => (
    <NavAction icon={<LogInIcon />} label={localize(messages, context).login} href="#login" />
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Inline>
        <NavAction icon={<LogInIcon />} label={t.login} href="#login" />
        <NavAction icon={<UserIcon />} label={t.account} onClick={onPress} />
      </Inline>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t.account }))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: t.login })).toHaveAttribute('href', '#login')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Inline>
        <NavAction icon={<LogInIcon />} label={messages.es.longest.business} href="#login" />
        <NavAction icon={<UserIcon />} label={messages.es.account} href="#account" />
      </Inline>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)

export const States: Story = states(EveryCombination)
