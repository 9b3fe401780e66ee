import { Table, TextButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { words } from './words.ts'

const meta: Meta<typeof Table> = {
  title: 'Layout/Table',
  component: Table,
  parameters: {
    ...contract('Rows and columns. On a phone each row is a block of named values.', [
      `A \`table\` named by its caption; the first column heads its row.`,
      'It stays a table to the ear where it no longer looks like one.',
    ]),
  },
}
export default meta
type Story = StoryObj<typeof Table>

export const Default: Story = {
  render: (_args, context) => {
    const t = inLanguage(words, context)
    return (
      <Table
        caption={t.addresses}
        rows={t.rows}
        keyOf={(row) => row.alias}
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
    const t = inLanguage(words, context)
    const table = within(within(canvasElement).getByRole('table', { name: t.addresses }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getByRole('rowheader', { name: t.rows[0]!.alias })).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Table
      caption={words.es.addresses}
      hideCaption
      rows={[{ alias: 'Casa de mis padres', street: words.es.place.value }]}
      keyOf={(row) => row.alias}
      columns={[
        { id: 'alias', label: words.es.columns.alias, cell: (row) => row.alias },
        { id: 'street', label: words.es.columns.street, cell: (row) => row.street },
      ]}
    />
  ),
}
