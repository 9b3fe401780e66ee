import { AddressTable, ButtonLink, EmptyState, Image } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof AddressTable> = {
  title: 'Shop/Account/Address table',
  component: AddressTable,
  parameters: guide({
    status: 'new',
    summary: 'The addresses of a customer, with their actions.',
    use: ['The addresses in the profile.'],
    avoid: ['Selecting one for an order: AddressSelect.'],
    anatomy: [
      'One row per address, its alias first, then whether it is the default.',
      'Edit and delete.',
      'Pagination, above five.',
      'Instead: a loading state, or a button for the first address.',
    ],
    do: ['Ask before deleting, and say which one.'],
    dont: ['Do not show an empty table.'],
    keys: [
      ['Tab', 'From action to action, row by row.'],
      ['Enter or Space', 'Edits or deletes.'],
    ],
    access: [
      'A table with a caption at every width; on a phone each row is a block of named values.',
      'The first column contains the row header. Buttons name the address.',
      'Loading is announced once; without any there is a button for the first.',
    ],
    content: ['Buttons name the address: “Delete Home”.'],
  }),
}
export default meta
type Story = StoryObj<typeof AddressTable>

const onRemove = fn()

type State = {
  readonly waiting?: string
  readonly none?: boolean
  readonly busy?: number
  readonly long?: string
}

const tableOf = ({ table, card }: AccountMessages, { waiting, none, busy, long }: State = {}) => (
  <AddressTable
    caption={table.caption}
    labels={{ ...table, edit: card.edit, removing: card.removing }}
    loadingLabel={waiting}
    empty={
      <EmptyState
        title={table.emptyTitle}
        picture={<Image src="/pictures/empty/address.svg" alt="" width={320} height={240} />}
        actions={<ButtonLink href="#add">{table.add}</ButtonLink>}
      >
        {table.emptyText}
      </EmptyState>
    }
    addresses={
      none
        ? []
        : table.rows.map(([name = '', street = '', number = '', postalCode = '', city = ''], at) => {
            const alias = at === 1 ? (long ?? name) : name
            return {
              id: String(at),
              alias,
              isDefault: at === 0,
              street,
              number,
              postalCode,
              city,
              edit: { label: card.editName(alias), href: `#edit-${at}` },
              remove: {
                label: card.removeName(alias),
                onClick: () => onRemove(alias),
                busy: at === busy,
              },
            }
          })
    }
  />
)

export const Default: Story = {
  render: (_args, context) => tableOf(localize(messages, context)),
  play: async (context) => {
    const { table, card } = localize(messages, context)
    const canvas = within(context.canvasElement)
    const shown = within(canvas.getByRole('table', { name: table.caption }))
    await expect(shown.getAllByRole('rowheader')).toHaveLength(table.rows.length)
    const [, first, second] = shown.getAllByRole('row')
    await expect(within(first!).getByRole('cell', { name: table.yes })).toBeVisible()
    await expect(within(second!).getByRole('cell', { name: table.no })).toBeVisible()
    const name = table.rows[1]![0]!
    await userEvent.click(shown.getByRole('button', { name: card.removeName(name) }))
    await expect(onRemove).toHaveBeenLastCalledWith(name)
  },
}

export const Deleting: Story = {
  render: (_args, context) => tableOf(localize(messages, context), { busy: 1 }),
}

export const Loading: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return tableOf(t, { waiting: t.table.waiting })
  },
}

export const NoAddresses: Story = {
  render: (_args, context) => tableOf(localize(messages, context), { none: true }),
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => <Narrow>{tableOf(messages.es, { long: messages.es.card.beach })}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
