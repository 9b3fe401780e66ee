import { Button, NavSheet } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof NavSheet> = {
  title: 'Shop/Shell/Nav sheet',
  component: NavSheet,
  parameters: {
    screenshot: 'page',
    ...guide({
      status: 'ready',
      alsoCalled: ['Mobile menu', 'Hamburger menu'],
      overlay: 'fullscreen',
      summary: 'The full menu on a small screen. Load it when the menu button is clicked.',
      use: ['The full menu below 1024 px.'],
      avoid: ['From 1024 px on: the navbar with its menus.'],
      anatomy: [
        'The title and the close button.',
        'Groups of links that fold, with their headings; the first one and that of the current page are open.',
        'Language, store mode, apps.',
      ],
      do: ['Close it when a link is followed.'],
      dont: ['Do not omit anything that the navbar has.'],
      keys: [
        ['Escape', 'Closes it and returns the focus.'],
        ['Tab', 'Moves inside it.'],
        ['Enter, Space', 'On a heading: folds its group.'],
      ],
      access: [
        'An unavailable link stays focusable, is `aria-disabled`, and is described by the reason, which is also visible.',
        'A modal dialog named by its title; Escape closes it and returns the focus.',
        'Each group is a navigation named by its heading; a link closes the sheet.',
      ],
      content: ['Headings of one word; links as in the bar.'],
    }),
  },
}
export default meta
type Story = StoryObj<typeof NavSheet>

interface MenuProps {
  readonly t: ShellMessages
  readonly startOpen?: boolean
  readonly closed?: readonly string[]
}

function Menu({ t, startOpen = false, closed = [] }: MenuProps) {
  const [open, setOpen] = useState(startOpen)
  const section = (id: string, heading: string, names: readonly string[]) => ({
    id,
    heading,
    links: names.map((label, at) => ({
      id: label,
      label,
      href: `#${id}-${at}`,
      current: id === 'cities' && at === 0,
      disabled: closed.includes(label),
    })),
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.openMenu}</Button>
      <NavSheet
        open={open}
        onOpenChange={setOpen}
        title={t.menuTitle}
        closeLabel={t.closeMenu}
        disabledReason={t.closedReason}
        sections={[
          section('services', t.services, t.serviceNames),
          section('business', t.business, t.businessNames),
          section('cities', t.cities, t.cityNames),
        ]}
      />
    </>
  )
}

export const Open: Story = { render: (_args, context) => <Menu t={localize(messages, context)} startOpen /> }

/** Links that are incompatible with the cart stay visible and say why they are unavailable. */
export const Closed: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Menu t={t} startOpen closed={[t.serviceNames[0]!, ...t.businessNames]} />
  },
  play: async (context) => {
    const t = localize(messages, context)
    const sheet = within(await screen.findByRole('dialog', { name: t.menuTitle }))
    const closed = sheet.getByRole('button', { name: t.serviceNames[0]! })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expect(closed).toHaveAccessibleDescription(t.closedReason)
    await userEvent.click(closed)
    await expect(sheet.getByRole('link', { name: t.serviceNames[1]! })).toBeVisible()
  },
}

export const Default: Story = {
  render: (_args, context) => <Menu t={localize(messages, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const opener = within(canvasElement).getByRole('button', { name: t.openMenu })
    await userEvent.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: t.menuTitle }))
    await expect(sheet.getByRole('navigation', { name: t.cities })).toBeVisible()
    const business = within(sheet.getByRole('navigation', { name: t.business }))
    const folded = business.getByRole('link', { name: t.businessNames[0]! })
    await expect(folded).not.toBeVisible()
    await userEvent.click(business.getByText(t.business))
    await expect(folded).toBeVisible()
    await userEvent.click(sheet.getByRole('link', { name: 'Barcelona' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => <Menu t={{ ...messages.es, ...messages.es.longest }} startOpen />,
}

export const ByKeyboard: Story = {
  render: Default.render,
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const opener = within(canvasElement).getByRole('button', { name: t.openMenu })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: t.menuTitle })
    await userEvent.tab()
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
