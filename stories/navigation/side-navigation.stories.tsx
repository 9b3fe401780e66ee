import { SideNavigation, Text } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'

const messages = { es: spanish, en: english }

const meta: Meta<typeof SideNavigation> = {
  title: 'Navigation/Side navigation',
  tags: ['desk'],
  component: SideNavigation,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Account navigation', 'Section navigation'],
    summary: 'Links to the pages of one area beside the current page.',
    use: ['The pages of the account.'],
    avoid: ['Sections of one page: PageSections.', 'Views of which one is visible: Tabs.'],
    anatomy: [
      'The links, the current one marked: a column from 769 px on, a strip that scrolls below.',
      'The page.',
    ],
    do: ['Show the same links in the same order on every page of the area.'],
    dont: ['Do not mix in actions, such as the log-out.'],
    keys: [
      ['Tab', 'From link to link, then into the page.'],
      ['Enter', 'Goes to that page.'],
    ],
    access: [
      'A named navigation with a list; the current link is `aria-current="page"`, or `"location"` for a part of the page.',
      'On a phone the strip scrolls to the current link.',
    ],
    content: ['One noun each.'],
  }),
}
export default meta
type Story = StoryObj<typeof SideNavigation>

const ids = ['orders', 'vouchers', 'addresses', 'details', 'security', 'messages'] as const

const navigationOf = ({ shell, profile }: typeof spanish, currentId: (typeof ids)[number]) => (
  <SideNavigation
    label={shell.user.account}
    links={ids.map((id) => ({ id, label: shell.account[id], href: `#story-${id}` }))}
    currentId={currentId}
    isPart={currentId === 'messages'}
  >
    <Text>{profile.security.intro}</Text>
  </SideNavigation>
)

export const Default: Story = {
  render: (_args, context) => navigationOf(localize(messages, context), 'addresses'),
  play: async (context) => {
    const t = localize(messages, context)
    const links = within(
      within(context.canvasElement).getByRole('navigation', { name: t.shell.user.account }),
    )
    await expect(links.getByRole('link', { current: 'page' })).toHaveTextContent(t.shell.account.addresses)
    await expect(links.getAllByRole('link')).toHaveLength(ids.length)
  },
}

/** The strip of a phone has scrolled to the last link, which is a part of the page. */
export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => <Narrow>{navigationOf(messages.es, 'messages')}</Narrow>,
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'location' })
    const { right } = current.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
  },
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default)
