import {
  BriefcaseIcon,
  NavigationEntry,
  NavigationMenu,
  NavigationPanel,
  NavigationPlace,
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
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Menu bar', 'Mega menu'],
    summary: 'The places of a shop in a bar, some of them behind a button.',
    use: ['The main places of a site on a wide window.'],
    avoid: ['Actions, or the account: DropdownMenu.', 'A small screen: a Sheet with the same places.'],
    anatomy: ['A bar of places and buttons.', 'Under a button, places with an icon and a line each.'],
    do: ['Mark where one is with `current`.'],
    dont: ['Do not put a place into a panel only: it must be reachable on a page, too.'],
    keys: [
      ['Tab', 'From one to the next, and into an open panel; leaving the bar closes it.'],
      ['Enter, Space', 'Opens and closes a panel.'],
      ['Arrow down', 'Goes into the open panel from its button.'],
      ['Escape', 'Closes the panel and gives the focus back to its button.'],
    ],
    access: [
      `A \`navigation\` landmark with a name, a list inside; every place stays a link.`,
      'A button says `aria-expanded` and what it controls; Escape closes its panel and gives the focus back.',
      'Nothing opens by itself when a mouse passes over it. A press or the focus elsewhere closes it.',
      `The place one is at is \`aria-current="page"\`.`,
    ],
    content: ['One or two words each; a line below says what is there, not why it is good.'],
  }),
}
export default meta
type Story = StoryObj<typeof NavigationMenu>

type Words = (typeof messages)['es']

const menu = ({ menu: t }: Words, labels: Pick<Words['menu'], 'dry' | 'dryText'> = t) => (
  <NavigationMenu label={t.label}>
    <NavigationPlace href="#promotions" current>
      {t.promotions}
    </NavigationPlace>
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
