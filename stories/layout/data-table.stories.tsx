import { DataTable, type DataTableProps, type DataTableSorting, TextLink } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

type Row = { readonly alias: string; readonly street: string; readonly zip: string }

const meta: Meta<typeof DataTable<Row>> = {
  title: 'Layout/Data table',
  tags: ['desk'],
  component: DataTable<Row>,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Data grid', 'Sortable table'],
    summary: 'A table whose headings sort it, for long lists of staff.',
    use: ['A page of a long list that is sorted and filtered by the server.'],
    avoid: ['A short list without sorting: Table, which is also for customers.'],
    anatomy: [
      'The caption, its name.',
      'The column headings; those that sort are buttons.',
      'The rows; the first cell names its row.',
    ],
    do: ['Sort the rows before they are given to it, and keep the sorting in the URL.'],
    dont: ['Do not sort a page of a longer list in the browser: the other pages would not follow.'],
    keys: [
      [
        'Tab',
        'focuses the table, which arrow keys then scroll, its headings that sort, and the links of the rows.',
      ],
      ['Enter or Space', 'on a heading sorts, and reverses the order.'],
    ],
    access: [
      'A `table` named by its caption, in a region of the same name that is scrolled by keyboard.',
      'The sorted heading has `aria-sort`. It stays a table for screen readers on a phone.',
    ],
    content: ['Headings of one or two words; on a phone they label each value.'],
  }),
}
export default meta
type Story = StoryObj<typeof DataTable<Row>>

function Sorted(props: Omit<DataTableProps<Row>, 'sorting' | 'onSortingChange'>) {
  const [sorting, setSorting] = useState<DataTableSorting>({ id: 'zip', isDescending: true })
  const direction = sorting.isDescending ? -1 : 1
  const rows = props.rows.toSorted((a, b) => direction * (a.zip < b.zip ? -1 : 1))
  return <DataTable {...props} rows={rows} sorting={sorting} onSortingChange={setSorting} />
}

export const Default: Story = {
  render: (_, context) => {
    const t = localize(messages, context)
    return (
      <Sorted
        caption={t.addresses}
        rows={t.rows}
        getKey={(row) => row.alias}
        columns={[
          {
            id: 'alias',
            label: t.columns.alias,
            cell: (row) => <TextLink href="#row">{row.alias}</TextLink>,
          },
          { id: 'street', label: t.columns.street, cell: (row) => row.street },
          { id: 'zip', label: t.columns.zip, cell: (row) => row.zip, isSortable: true },
        ]}
      />
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: t.addresses }))
    const heading = () => table.getByRole('columnheader', { name: t.columns.zip })
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent(t.rows[1]!.alias)
    await expect(heading()).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(heading()).getByRole('button'))
    await expect(heading()).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent(t.rows[0]!.alias)
  },
}

export const ByKeyboard: Story = keyboardStory(Default)

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Sorted
      caption={messages.es.addresses}
      rows={[{ alias: 'Casa de mis padres', street: messages.es.place.value, zip: '28046' }]}
      getKey={(row) => row.alias}
      columns={[
        { id: 'alias', label: messages.es.columns.alias, cell: (row) => row.alias },
        { id: 'street', label: messages.es.columns.street, cell: (row) => row.street },
        { id: 'zip', label: messages.es.columns.zip, cell: (row) => row.zip, isSortable: true },
      ]}
    />
  ),
}
