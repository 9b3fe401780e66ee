import { MenuLink, NavMenu } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { words, type ShellWords } from './words.ts'

const meta: Meta<typeof NavMenu> = {
  title: 'Shop/Shell/Nav menu',
  component: NavMenu,
  parameters: {
    shot: 'page',
    ...guide({
      status: 'ready',
      summary: 'A menu of the bar. Load it when its light `NavMenuButton` is pressed, with `defaultOpen`.',
      use: ['A group of pages in the bar, loaded when its button is pressed.'],
      avoid: ['On a phone: NavSheet.'],
      anatomy: ['The button.', 'The links, in groups.'],
      do: ['Load it on press or hover, with `defaultOpen`.'],
      dont: ['Do not put it into the first load.'],
      keys: [
        ['Enter, Space, Arrow down', 'Open it.'],
        ['Arrow up, Arrow down', 'Move between the items.'],
        ['Escape', 'Closes it and gives the focus back.'],
      ],
      access: [
        'A menu button: Enter, Space and Arrow Down open it, arrows move, Escape closes and gives the focus back.',
        'Its items are links, and open in a new tab as links do.',
      ],
      content: ['Titles of pages.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof NavMenu>

const menuOf = (t: ShellWords, defaultOpen = false) => (
  <NavMenu label={t.cities} defaultOpen={defaultOpen}>
    {t.cityNames.map((name) => (
      <MenuLink key={name} href={`#${name}`}>
        {name}
      </MenuLink>
    ))}
  </NavMenu>
)

export const Default: Story = {
  render: (_args, context) => menuOf(inLanguage(words, context)),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Barcelona' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const OpenFromTheStart: Story = {
  render: (_args, context) => menuOf(inLanguage(words, context), true),
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => menuOf({ ...words.es, cityNames: words.es.longest.serviceNames }, true),
}
