import { Stack, SuggestionList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { states } from '../../states.tsx'
import { messages } from './messages.ts'
import { foundFor } from './suggestions.ts'

const meta: Meta<typeof SuggestionList> = {
  title: 'Shop/Catalogue/Suggestion list',
  component: SuggestionList,
  parameters: guide({
    status: 'new',
    summary: 'Suggestions while typing a search. Passed as `suggestions` to a SearchBox.',
    use: ['In `suggestions` of a SearchBox.'],
    avoid: ['Choosing a value for a field: Combobox.'],
    anatomy: [
      'Groups: categories, garments.',
      'One line per suggestion: picture, name, price.',
      'A link to all results.',
      'Instead: a loading state, or “no matches”.',
    ],
    do: ['Eight lines at most; the last leads to all of them.'],
    dont: ['Do not put buttons into it: a line is one link.'],
    keys: [
      ['↓ and ↑', 'Move through the lines; the focus stays in the field.'],
      ['Enter', 'Follows the active line.'],
    ],
    access: [
      'A named listbox with named groups; every option is a link, so that it can be opened in a new tab.',
      'Not a tab stop: the field moves through it.',
      'What was typed is marked by weight, whatever its accents and capitals.',
    ],
    content: ['Names as in the catalogue; what was typed is marked by weight.'],
  }),
}
export default meta
type Story = StoryObj<typeof SuggestionList>

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <SuggestionList label={t.suggest.label} query="pa" {...foundFor(t, 'pa')} />
  },
  play: async (context) => {
    const { suggest } = localize(messages, context)
    const list = within(within(context.canvasElement).getByRole('listbox', { name: suggest.label }))
    await expect(list.getByRole('group', { name: suggest.categories })).toBeVisible()
    await expect(list.getAllByRole('option')).toHaveLength(5)
    await expect(list.getAllByRole('option')[0]).toHaveAttribute('href', '#8')
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { label: t.suggest.label, query: 'pa' }
    return (
      <Stack gap="lg">
        <SuggestionList {...common} {...foundFor(t, 'pa')} />
        <SuggestionList {...common} kind="loading" text={t.suggest.loading} />
        <SuggestionList {...common} kind="none" text={t.suggest.none('zzz')} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => {
    const t = { ...messages.es, trousers: messages.es.longest }
    return (
      <Narrow>
        <SuggestionList label={t.suggest.label} query="cazadora" {...foundFor(t, 'cazadora con forro')} />
      </Narrow>
    )
  },
}

export const States: Story = states(Default, {
  loading: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <SuggestionList label={t.suggest.label} query="pa" kind="loading" text={t.suggest.loading} />
    },
  },
})
