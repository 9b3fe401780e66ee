import { Table, TextButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { messages } from './messages.ts'

const meta: Meta<typeof Table> = {
  title: 'Layout/Table',
  tags: ['desk'],
  component: Table,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Data table'],
    summary: 'Rows and columns. On a phone each row of more than two columns is a block of labelled values.',
    use: ['Rows of the same kind that are compared by columns.'],
    avoid: ['Names and values of one item: DescriptionList.', 'The items of an order: ItemTable.'],
    anatomy: [
      'The caption, its name.',
      'The column headings.',
      'The rows; the first cell names its row, and is the heading of its block on a phone.',
    ],
    do: [
      'Align numbers at the end, so that their digits line up.',
      'Keep a table of short values as a table on a phone: `isNarrow`.',
    ],
    dont: ['Do not put more than five columns into it: on a phone each becomes a line.'],
    keys: [],
    access: [
      `A \`table\` named by its caption; the first column contains the row headers.`,
      'It stays a table for screen readers where it no longer looks like one.',
      'A cell without a value has a dash; on a phone it is left out.',
    ],
    content: ['Headings of one or two words; on a phone they label each value.'],
  }),
}
export default meta
type Story = StoryObj<typeof Table>

export const Default: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const t = localize(messages, context)
    return (
      <Table
        {...args}
        caption={t.addresses}
        rows={t.rows}
        getKey={(row) => row.alias}
        columns={[
          { id: 'alias', label: t.columns.alias, cell: (row) => row.alias },
          { id: 'street', label: t.columns.street, cell: (row) => row.street },
          { id: 'zip', label: t.columns.zip, cell: (row) => row.zip },
          {
            id: 'act',
            label: t.columns.act,
            align: 'end',
            cell: (row) => <TextButton aria-label={`${t.edit}: ${row.alias}`}>{t.edit}</TextButton>,
          },
        ]}
      />
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const table = within(within(canvasElement).getByRole('table', { name: t.addresses }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getByRole('rowheader', { name: t.rows[0]!.alias })).toBeVisible()
  },
}

/** Five columns of short values stay columns on a phone. */
export const Narrow: Story = {
  render: (_args, context) => {
    const { times } = localize(messages, context)
    const [service = '', ...cities] = times.columns
    return (
      <Table
        caption={times.caption}
        isNarrow
        rows={times.rows}
        getKey={([name = '']) => name}
        columns={[
          { id: 'service', label: service, cell: ([name]) => name },
          ...cities.map((city, index) => ({
            id: city,
            label: city,
            cell: (row: (typeof times.rows)[number]) => row[index + 1],
          })),
        ]}
      />
    )
  },
  play: async ({ canvasElement, ...context }) => {
    const { times } = localize(messages, context)
    const table = within(within(canvasElement).getByRole('table', { name: times.caption }))
    const [first, last] = [table.getAllByRole('rowheader')[0]!, table.getAllByRole('cell').at(3)!]
    await expect(last.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top)
  },
}

/** A cell without a value is left out of the blocks of a phone. */
export const WithoutValue: Story = {
  parameters: { screenshot: 'none', chromatic: { disableSnapshot: true } },
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Table
        caption={t.addresses}
        rows={t.rows}
        getKey={(row) => row.alias}
        columns={[
          { id: 'alias', label: t.columns.alias, cell: (row) => row.alias },
          { id: 'street', label: t.columns.street, cell: (row) => row.street },
          { id: 'zip', label: t.columns.zip, cell: () => '' },
        ]}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const dash = within(canvasElement).getAllByText('–')[0]!
    const isPhone = matchMedia('(max-width: 549.98px)').matches
    await expect(getComputedStyle(dash.parentElement!).display).toBe(isPhone ? 'none' : 'table-cell')
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Table
      caption={messages.es.addresses}
      hideCaption
      rows={[{ alias: 'Casa de mis padres', street: messages.es.place.value }]}
      getKey={(row) => row.alias}
      columns={[
        { id: 'alias', label: messages.es.columns.alias, cell: (row) => row.alias },
        { id: 'street', label: messages.es.columns.street, cell: (row) => row.street },
      ]}
    />
  ),
}
