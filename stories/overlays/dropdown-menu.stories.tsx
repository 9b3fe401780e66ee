import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  PackageIcon,
  UserIcon,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof DropdownMenu> = {
  title: 'Overlays/Dropdown menu',
  component: DropdownMenu,
  parameters: {
    ...guide({
      status: 'ready',
      alsoCalled: ['Action menu', 'Overflow menu'],
      overlay: 'anchored',
      summary: 'A few actions or links in a menu.',
      use: ['Three or more actions or links in one menu.'],
      avoid: ['Choosing a value of a form: Select.', 'One or two actions: show them as buttons.'],
      anatomy: [
        'The button.',
        'Labels and separators that group the items.',
        'Items for actions, links for pages.',
      ],
      do: ['Put destructive actions last, after a separator.'],
      dont: ['Do not put fields into a menu.'],
      keys: [
        ['Enter, Space, Arrow down', 'On the button, open it.'],
        ['Arrow up, Arrow down', 'Move between the items.'],
        ['Home, End', 'Go to the first or last item.'],
        ['Letters', 'Jump to the item that begins with them.'],
        ['Escape', 'Closes it and returns the focus.'],
      ],
      access: [
        `The button has \`aria-haspopup\` and \`aria-expanded\`; Enter, Space and arrow down open it.`,
        'Arrow keys, Home, End and letters move in it; Escape closes it and returns the focus.',
      ],
      content: ['Actions are verbs, links are titles.'],
    }),
    screenshot: 'page',
  },
}
export default meta
type Story = StoryObj<typeof DropdownMenu>

const menu = (t: (typeof messages)['es'], onLogOut: () => void, open?: boolean) => (
  <DropdownMenu
    open={open}
    trigger={
      <Button tone="neutral" appearance="outline" iconEnd={<ChevronDownIcon />}>
        {t.account}
      </Button>
    }
  >
    <MenuLabel>{t.signedIn}</MenuLabel>
    <MenuLink href="#orders" icon={<PackageIcon />} current>
      {t.orders}
    </MenuLink>
    <MenuLink href="#profile" icon={<UserIcon />}>
      {t.profile}
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={<LogOutIcon />} onSelect={onLogOut}>
      {t.logOut}
    </MenuItem>
  </DropdownMenu>
)

const onLogOut = fn()

export const Open: Story = {
  render: (_args, context) => menu(localize(messages, context), () => undefined, true),
}

export const Default: Story = {
  render: (_args, context) => menu(localize(messages, context), onLogOut),
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const trigger = within(canvasElement).getByRole('button', { name: t.account })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t.logOut })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onLogOut).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <DropdownMenu open align="start" trigger={<Button>{t.account}</Button>}>
        <MenuLabel>{t.signedIn}</MenuLabel>
        <MenuLink href="#orders" icon={<PackageIcon />} current>
          {t.orders}
        </MenuLink>
        <MenuLink href="#profile">{t.profile}</MenuLink>
        <MenuSeparator />
        <MenuItem icon={<UserIcon />} onSelect={() => undefined}>
          {t.included}
        </MenuItem>
        <MenuItem onSelect={() => undefined} disabled>
          {t.checkout}
        </MenuItem>
        <MenuItem icon={<LogOutIcon />} tone="danger" onSelect={() => undefined}>
          {t.logOut}
        </MenuItem>
      </DropdownMenu>
    )
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => menu({ ...messages.es, ...messages.es.longest }, () => undefined, true),
}
