import { Inline, NavAction, NavItem, NavMenuButton, UserIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { walked } from '../../keyboard.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words } from './words.ts'

const meta: Meta<typeof NavItem> = {
  title: 'Shop/Shell/Nav item',
  component: NavItem,
  parameters: guide({
    status: 'ready',
    summary: 'What stands in the bar: links, menu buttons, tools.',
    use: ['What stands in the bar: NavItem, NavMenuButton, NavAction.'],
    avoid: ['Links in the page: TextLink.', 'The other language: LanguageSwitch.'],
    anatomy: ['A link in words; or a button with a chevron; or an icon with words from 1024 px on.'],
    do: ['Mark the page one is on with `current`.'],
    dont: ['Do not put more into it than a glance takes in.'],
    keys: [
      ['Tab', 'From one to the next.'],
      ['Enter', 'Follows a link, presses a button; Space presses a button.'],
    ],
    access: [
      'The current page is `aria-current="page"`.',
      'A tool keeps its words as its name where only its icon is shown.',
    ],
    content: ['One or two words.'],
  }),
}
export default meta
type Story = StoryObj<typeof NavItem>

const onPress = fn()

export const Default: Story = {
  render: (_args, context) => <NavItem href="#promotions">{inLanguage(words, context).promotions}</NavItem>,
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Inline>
        <NavItem href="#1">{t.promotions}</NavItem>
        <NavItem href="#2" current>
          {t.services}
        </NavItem>
        <NavMenuButton onClick={onPress}>{t.cities}</NavMenuButton>
        <NavAction icon={<UserIcon />} label={t.login} href="#login" />
        <NavAction icon={<UserIcon />} label={t.account} onClick={onPress} />
      </Inline>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t.cities }))
    await userEvent.click(canvas.getByRole('button', { name: t.account }))
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Inline>
        <NavItem href="#1" current>
          {words.es.longest.business}
        </NavItem>
        <NavMenuButton>{words.es.cities}</NavMenuButton>
        <NavAction icon={<UserIcon />} label={words.es.account} href="#account" />
      </Inline>
    </Narrow>
  ),
}

export const ByKeyboard: Story = walked(EveryCombination)

export const States: Story = states(EveryCombination)
