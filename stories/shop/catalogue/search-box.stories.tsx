import { SearchBox, SuggestionList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CatalogueMessages } from './messages.ts'
import { foundFor } from './suggestions.ts'

const meta: Meta<typeof SearchBox> = {
  title: 'Shop/Catalogue/Search box',
  tags: ['desk'],
  component: SearchBox,
  parameters: guide({
    status: 'ready',
    summary: 'A search for garments, with optional suggestions.',
    use: ['Searching for garments, in the page header.'],
    avoid: ['Filtering the visible content: SubFilterBar. Selecting a value for a field: Combobox.'],
    anatomy: [
      'The magnifying glass.',
      'The field.',
      'A clear button, if the field is not empty.',
      'The suggestions below it, a SuggestionList.',
    ],
    do: [
      'Set `fallbackForm` if the server handles searches: Enter may be pressed before hydration.',
      'Keep the query in the field on the results page.',
      'Load the SuggestionList on first use of the field.',
    ],
    dont: [
      'Do not search with an empty query: Enter does nothing.',
      'Do not send a request per key: suggestions are computed locally.',
    ],
    keys: [
      ['Enter', 'Searches, or follows the active suggestion.'],
      ['↓ and ↑', 'Open the suggestions, move through them and back to the query.'],
      ['Escape', 'Closes the suggestions, then clears the field.'],
    ],
    access: [
      'A search landmark with a named search field; Enter searches if the query is not empty.',
      'With suggestions it is a combobox: the focus stays in the field, with `aria-activedescendant`.',
      'Escape and the named button clear it.',
      'How many suggestions there are is announced in a live region.',
    ],
    content: ['The placeholder gives an example; the label is for screen readers.'],
  }),
}
export default meta
type Story = StoryObj<typeof SearchBox>

const onSearch = fn()

type SearchingProps = {
  readonly t: CatalogueMessages
  readonly initial?: string
  /** Suggestions from the first character. */
  readonly suggesting?: boolean
}

function Searching({ t, initial = '', suggesting }: SearchingProps) {
  const [value, setValue] = useState(initial)
  const found = foundFor(t, value)
  return (
    <SearchBox
      label={t.search.label}
      placeholder={t.search.placeholder}
      clearLabel={t.search.clear}
      value={value}
      onChange={setValue}
      onSearch={onSearch}
      fallbackForm={{ action: '#search', name: 'q' }}
      suggestions={
        suggesting ? <SuggestionList label={t.suggest.label} query={value} {...found} /> : undefined
      }
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Searching t={localize(messages, context)} />,
  play: async (context) => {
    const { search } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const field = canvas.getByRole('searchbox', { name: search.label })
    // Before hydration the native form submits the query.
    await expect(field.closest('form')).toHaveFormValues({ q: '' })
    await userEvent.type(field, '   {Enter}')
    await expect(onSearch).not.toHaveBeenCalled()
    await userEvent.type(field, 'edredón {Enter}')
    await expect(onSearch).toHaveBeenCalledWith('edredón')
    await userEvent.click(canvas.getByRole('button', { name: search.clear }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'abrigo{Escape}')
    await expect(field).toHaveValue('')
  },
}

/** Space for the list below the field. */
const withRoom = (node: React.ReactNode) => (
  <div style={{ maxInlineSize: 416, minBlockSize: 420 }}>{node}</div>
)

export const SuggestsWhileTyping: Story = {
  render: (_args, context) => withRoom(<Searching t={localize(messages, context)} suggesting />),
  play: async (context) => {
    const { search, suggest } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const field = canvas.getByRole('combobox', { name: search.label })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'pa')
    const list = within(canvas.getByRole('listbox', { name: suggest.label }))
    const options = list.getAllByRole('option')
    await expect(canvas.getByRole('status')).toHaveTextContent(suggest.status(options.length))

    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)!.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()

    const followed = fn()
    options[0]!.addEventListener('click', followed)
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listbox')).toBeNull()

    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('pa')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    // The state of the screenshot.
    await userEvent.type(field, 'pa{ArrowDown}{ArrowDown}')
  },
}

export const EnterShowsAllResults: Story = {
  render: (_args, context) => withRoom(<Searching t={localize(messages, context)} suggesting />),
  play: async (context) => {
    onSearch.mockClear()
    const { search } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const field = canvas.getByRole('combobox', { name: search.label })
    await userEvent.type(field, 'pa{Enter}')
    await expect(onSearch).toHaveBeenCalledWith('pa')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const NoMatch: Story = {
  render: (_args, context) => withRoom(<Searching t={localize(messages, context)} suggesting />),
  play: async (context) => {
    const { search, suggest } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const field = canvas.getByRole('combobox', { name: search.label })
    await userEvent.type(field, 'zzz')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent(suggest.none('zzz'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Searching t={messages.es} initial={messages.es.longest} />
    </Narrow>
  ),
}
