import { CategorySidebar, type CategoryEntry } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages, type CatalogueMessages } from './messages.ts'

const meta: Meta<typeof CategorySidebar> = {
  title: 'Shop/Catalogue/Category sidebar',
  tags: ['desk'],
  component: CategorySidebar,
  parameters: guide({
    status: 'ready',
    summary: 'Every category: a strip on a phone, a column from 769 px on.',
    use: ['Beside a listing, from 769 px on: every category and the current one.'],
    avoid: ['Links to categories with pictures: CategoryTile.'],
    anatomy: [
      'The categories, each with its number of products.',
      'The current one, marked.',
      'Unavailable ones, and why.',
    ],
    do: ['Give `closedReason` as soon as one is unavailable.'],
    dont: ['Do not omit a category because it is incompatible with the cart.'],
    keys: [
      ['Tab', 'From category to category, unavailable ones too.'],
      ['Enter', 'Goes to a category; an unavailable one does nothing and is described by the reason.'],
    ],
    access: [
      'A named navigation with a list; the current one is `aria-current="page"`.',
      'An unavailable category stays focusable, is `aria-disabled`, and is described by the reason, which is also visible.',
    ],
    content: ['Category names as in the catalogue.'],
  }),
}
export default meta
type Story = StoryObj<typeof CategorySidebar>

const entriesOf = (t: CatalogueMessages, closed: readonly string[] = []): CategoryEntry[] =>
  Object.entries({ dryCleaning: t.dryCleaning, ...t.categoryNames }).map(([id, label], at) => ({
    id,
    label,
    href: `#${id}`,
    count: String(12 + at * 3),
    current: at === 0,
    disabled: closed.includes(id),
  }))

const column = { maxInlineSize: 260 }

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <div style={column}>
        <CategorySidebar {...args} label={t.categories} categories={entriesOf(t)} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const nav = within(within(canvasElement).getByRole('navigation', { name: t.categories }))
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(t.dryCleaning)
  },
}

const withClosed =
  (closed: Parameters<typeof entriesOf>[1]): Story['render'] =>
  (_args, context) => {
    const t = localize(messages, context)
    return (
      <div style={column}>
        <CategorySidebar
          label={t.categories}
          categories={entriesOf(t, closed)}
          disabledReason={t.closedReason}
        />
      </div>
    )
  }

export const SomeUnavailable: Story = {
  render: withClosed(['laundry', 'companies', 'express']),
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const closed = within(canvasElement).getByRole('button', { name: t.categoryNames.companies })
    closed.focus()
    await expect(closed).toHaveFocus()
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expect(closed).toHaveAccessibleDescription(t.closedReason)
  },
}

/** The current category stays marked when it becomes incompatible with the cart. */
export const CurrentUnavailable: Story = {
  render: withClosed(['dryCleaning']),
  play: async ({ canvasElement, ...context }) => {
    const here = within(canvasElement).getByRole('button', { current: 'page' })
    await expect(here).toHaveTextContent(localize(messages, context).dryCleaning)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <CategorySidebar
        label={messages.es.categories}
        categories={entriesOf(messages.es, ['companies'])}
        disabledReason={messages.es.closedReason}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default, { disabled: SomeUnavailable })
