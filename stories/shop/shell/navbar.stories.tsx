import {
  CartButton,
  LanguageSwitch,
  Navbar,
  NavAction,
  NavigationEntry,
  NavigationMenu,
  NavigationPanel,
  NavigationLink,
  SearchBox,
  UserIcon,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { states } from '../../states.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof Navbar> = {
  title: 'Shop/Shell/Navbar',
  tags: ['desk'],
  component: Navbar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'ready',
      alsoCalled: ['Header', 'App bar'],
      summary: 'The header of every page. It contains no dialog: the sheet is mounted separately, on demand.',
      use: ['The header of every page.'],
      avoid: ['A second row of navigation: SubFilterBar.'],
      anatomy: [
        'The menu button, below 1024 px.',
        'The brand.',
        'A NavigationMenu, from 1024 px on.',
        'Search, language, account, cart.',
      ],
      do: ['Mount the NavSheet when the menu button is clicked, so that the first load contains no dialog.'],
      dont: ['Do not make it sticky on a phone, where space is limited.'],
      keys: [['Tab', 'In reading order, beginning with the menu button or the brand.']],
      access: [
        'A banner with a named navigation inside, which is a list of links and of buttons that show more of them.',
        'The menu button has `aria-expanded` and `aria-haspopup="dialog"`.',
        'Sticky from 769 px on; on a phone it scrolls away.',
        'Every target is 44 px high.',
      ],
      content: ['Names of pages, one or two words.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof Navbar>

const onMenu = fn()

const panelOf = (label: string, names: readonly string[]) => (
  <NavigationPanel label={label}>
    {names.map((name) => (
      <NavigationEntry key={name} href={`#${name}`} title={name} />
    ))}
  </NavigationPanel>
)

const navbarOf = (t: ShellMessages, count = 3, blocked = false) => (
  <Navbar
    brand={{ ...t.brand, href: '#home' }}
    menu={
      <NavigationMenu label={t.nav}>
        <NavigationLink href="#promotions" current>
          {t.promotions}
        </NavigationLink>
        {panelOf(t.business, t.businessNames)}
        {panelOf(t.cities, t.cityNames)}
      </NavigationMenu>
    }
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
    menuButton={{ label: t.openMenu, expanded: false, onClick: onMenu }}
  />
)

export const Default: Story = {
  render: (_args, context) => navbarOf(localize(messages, context)),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('link', { name: t.cart(3) })).toHaveAttribute('href', '#cart')
    const menu = canvas.queryByRole('button', { name: t.openMenu })
    if (menu) {
      await userEvent.click(menu)
      await expect(onMenu).toHaveBeenCalledOnce()
      return
    }
    const places = within(canvas.getByRole('navigation', { name: t.nav }))
    const cities = places.getByRole('button', { name: t.cities })
    await userEvent.click(cities)
    await expect(places.getByRole('link', { name: t.cityNames[0] })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(cities).toHaveFocus()
  },
}

export const EmptyCart: Story = { render: (_args, context) => navbarOf(localize(messages, context), 0) }

export const CartBlocked: Story = {
  render: (_args, context) => (
    <div style={{ minBlockSize: 220 }}>{navbarOf(localize(messages, context), 3, true)}</div>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const cart = within(canvasElement).getByRole('button', { name: t.cart(3) })
    await expect(cart).toHaveAccessibleDescription(t.blocked)
    cart.focus()
    await expect(within(canvasElement).getByRole('tooltip')).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  // The bar depends on the window width, not on its container.
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: () => navbarOf(messages.es, 120),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
