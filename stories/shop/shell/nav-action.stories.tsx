import { Inline, NavAction, UserIcon } from '@colada/ui'
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
  tags: ['desk'],
  component: NavAction,
  parameters: guide({
    status: 'ready',
    summary: 'An action at the end of the navbar: a link or a button with an icon.',
    use: ['Actions on every page: log in, open the account.'],
    avoid: [
      'Pages of the shop: NavigationMenu.',
      'The other language: LanguageSwitch.',
      'The cart: CartButton.',
    ],
    anatomy: ['An icon.', 'Its text, from 1024 px on.'],
    do: ['Give it `href` when it leads to a page, and `onClick` when it opens something here.'],
    dont: ['Do not put more than three of them into the bar.'],
    keys: [
      ['Tab', 'From one to the next.'],
      ['Enter', 'Follows a link, activates a button; Space activates a button.'],
    ],
    access: [
      'Its text stays its accessible name where only the icon is shown.',
      'A native link or button, with their keys.',
    ],
    content: ['One or two words.'],
  }),
}
export default meta
type Story = StoryObj<typeof NavAction>

const onClick = fn()

export const Default: Story = {
  render: (_args, context) => (
    <NavAction icon={<UserIcon />} label={localize(messages, context).login} href="#login" />
  ),
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Inline>
        <NavAction icon={<UserIcon />} label={t.login} href="#login" />
        <NavAction icon={<UserIcon />} label={t.account} onClick={onClick} />
      </Inline>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t.account }))
    await expect(onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: t.login })).toHaveAttribute('href', '#login')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Inline>
        <NavAction icon={<UserIcon />} label={messages.es.longest.business} href="#login" />
        <NavAction icon={<UserIcon />} label={messages.es.account} href="#account" />
      </Inline>
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(EveryCombination)

export const States: Story = states(EveryCombination)
