import {
  CartButton,
  LanguageSwitch,
  MenuLink,
  Navbar,
  NavAction,
  NavItem,
  NavMenu,
  SearchBox,
  UserIcon,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { walked } from '../../keyboard.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { words, type ShellWords } from './words.ts'

const meta: Meta<typeof Navbar> = {
  title: 'Shop/Shell/Navbar',
  component: Navbar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      summary: 'The head of every page. It knows no overlay: menus and sheet come as nodes, when asked for.',
      use: ['The head of every page.'],
      avoid: ['A second row of navigation: SubFilterBar.'],
      anatomy: [
        'The menu button, below 1024 px.',
        'The brand.',
        'The menus, from 1024 px on.',
        'Search, language, account, cart.',
      ],
      do: ['Hand it menus as nodes, so that the first load carries none.'],
      dont: ['Do not let it be sticky on a phone: the room belongs to the page.'],
      keys: [['Tab', 'In the order of reading, beginning with the menu button or the brand.']],
      access: [
        'A banner with a named navigation inside; the menus are a list.',
        'The menu button says whether the sheet is open (`aria-expanded`) and that it is a dialog.',
        'Sticky from 769 px on; on a phone it scrolls away.',
        'Every target is 44 px high.',
      ],
      content: ['Names of places, one or two words.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof Navbar>

const onMenu = fn()

const menuOf = (label: string, names: readonly string[]) => (
  <NavMenu label={label}>
    {names.map((name) => (
      <MenuLink key={name} href={`#${name}`}>
        {name}
      </MenuLink>
    ))}
  </NavMenu>
)

const navbarOf = (t: ShellWords, count = 3, blocked = false) => (
  <Navbar
    label={t.nav}
    brand={{ ...t.brand, href: '#home' }}
    menus={[
      { id: 'business', node: menuOf(t.business, t.businessNames) },
      { id: 'cities', node: menuOf(t.cities, t.cityNames) },
      {
        id: 'promotions',
        node: (
          <NavItem href="#promotions" current>
            {t.promotions}
          </NavItem>
        ),
      },
    ]}
    search={
      <SearchBox
        label={t.search.label}
        placeholder={t.search.placeholder}
        clearLabel={t.search.clear}
        value=""
        onChange={fn()}
        onSearch={fn()}
      />
    }
    language={<LanguageSwitch {...t.otherLanguage} />}
    user={<NavAction icon={<UserIcon />} label={t.login} href="#login" />}
    cart={
      <CartButton
        label={t.cart(count)}
        count={count}
        href="#cart"
        blockedReason={blocked ? t.blocked : undefined}
      />
    }
    menuButton={{ label: t.openMenu, expanded: false, onPress: onMenu }}
  />
)

export const Default: Story = {
  render: (_args, context) => navbarOf(inLanguage(words, context)),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('link', { name: t.cart(3) })).toHaveAttribute('href', '#cart')
    const menu = canvas.queryByRole('button', { name: t.openMenu })
    if (menu) {
      await userEvent.click(menu)
      await expect(onMenu).toHaveBeenCalledOnce()
    } else await expect(canvas.getByRole('navigation', { name: t.nav })).toBeVisible()
  },
}

export const EmptyCart: Story = { render: (_args, context) => navbarOf(inLanguage(words, context), 0) }

export const CartBlocked: Story = {
  render: (_args, context) => (
    <div style={{ minBlockSize: 220 }}>{navbarOf(inLanguage(words, context), 3, true)}</div>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es']
    const cart = within(canvasElement).getByRole('button', { name: t.cart(3) })
    await expect(cart).toHaveAccessibleDescription(t.blocked)
    cart.focus()
    await expect(within(canvasElement).getByRole('tooltip')).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{navbarOf(words.es, 120)}</Narrow> }

export const ByKeyboard: Story = walked(Default)

export const States: Story = states(Default)
