import {
  BriefcaseIcon,
  NavigationEntry,
  NavigationMenu,
  NavigationPanel,
  NavigationLink,
  ShirtIcon,
  StoreIcon,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof NavigationMenu> = {
  title: 'Navigation/Navigation menu',
  tags: ['desk'],
  component: NavigationMenu,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Menu bar', 'Mega menu'],
    summary: 'The main pages of a site in a bar, some of them in menus.',
    use: ['The main pages of a site on a wide window.'],
    avoid: ['Actions, or the account: DropdownMenu.', 'A small screen: a Sheet with the same links.'],
    anatomy: [
      'A bar of links and buttons.',
      'A panel per button, with links that have an icon and a description.',
    ],
    do: ['Mark the current page with `current`.'],
    dont: ['Do not put a link only into a panel: it must be on a page, too.'],
    keys: [
      ['Tab', 'From one to the next, and into an open panel; leaving the bar closes the panel.'],
      ['Enter, Space', 'Opens and closes a panel.'],
      ['Arrow down', 'On the button, moves into the open panel.'],
      ['Escape', 'Closes the panel and returns the focus to its button.'],
    ],
    access: [
      `A \`navigation\` landmark with a name, a list inside; every entry is a link.`,
      'A button has `aria-expanded` and `aria-controls`; Escape closes its panel and returns the focus.',
      'Nothing opens on hover. A click or focus elsewhere closes it.',
      `The current page has \`aria-current="page"\`.`,
    ],
    content: ['One or two words each; the description says what is there, without advertising.'],
  }),
}
export default meta
type Story = StoryObj<typeof NavigationMenu>

type Words = (typeof messages)['es']

const menu = ({ menu: t }: Words, labels: Pick<Words['menu'], 'dry' | 'dryText'> = t) => (
  <NavigationMenu label={t.label}>
    <NavigationLink href="#promotions" current>
      {t.promotions}
    </NavigationLink>
    <NavigationPanel label={t.services} columns={2}>
      <NavigationEntry href="#1" icon={<ShirtIcon />} title={labels.dry} description={labels.dryText} />
      <NavigationEntry href="#2" icon={<StoreIcon />} title={t.laundry} description={t.laundryText} current />
      <NavigationEntry href="#3" icon={<BriefcaseIcon />} title={t.business} />
    </NavigationPanel>
    <NavigationPanel label={t.cities}>
      <NavigationEntry href="#4" title="Madrid" />
      <NavigationEntry href="#5" title="Barcelona" />
    </NavigationPanel>
  </NavigationMenu>
)

export const Default: Story = {
  parameters: { screenshot: 'page' },
  render: (_args, context) => menu(localize(messages, context)),
  play: async ({ canvasElement, ...context }) => {
    const { menu: t } = localize(messages, context)
    const nav = within(within(canvasElement).getByRole('navigation', { name: t.label }))
    await expect(nav.getByRole('link', { name: t.promotions })).toHaveAttribute('aria-current', 'page')
    const button = nav.getByRole('button', { name: t.services })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(nav.getByRole('link', { name: new RegExp(t.dry) })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(button).toHaveFocus()
    await expect(nav.queryByRole('link', { name: t.business })).toBeNull()
    await userEvent.click(button)
    await userEvent.click(nav.getByRole('button', { name: t.cities }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(document.body)
    await waitFor(() => expect(nav.queryByRole('link', { name: 'Madrid' })).toBeNull())
  },
}

const open =
  (name: (t: Words['menu']) => string): Story['play'] =>
  async ({ canvasElement, ...context }) => {
    const { menu: t } = localize(messages, context)
    const button = within(canvasElement).getByRole('button', { name: name(t) })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  }

export const Open: Story = {
  parameters: { screenshot: 'page' },
  render: Default.render,
  play: open((t) => t.services),
}

export const OneColumn: Story = {
  parameters: { screenshot: 'page' },
  render: Default.render,
  play: open((t) => t.cities),
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { screenshot: 'page' },
  render: () => menu(messages.es, messages.es.menu.longest),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: messages.es.menu.services }))
  },
}

export const States: Story = states(Default)
