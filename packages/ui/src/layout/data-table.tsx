/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-tabindex --
   some browsers drop the table roles when CSS changes `display`, so they are explicit; a wide table is scrolled by keyboard */
import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '../media/icons.ts'
import { TextButton } from '../text/text-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './data-table.css.ts'
import { type TableColumn, TableRows } from './internal/table-rows.tsx'
import * as table from './table.css.ts'

export type DataTableColumn<Row> = TableColumn<Row> & {
  /** Its heading is a button that sorts the rows. */
  readonly isSortable?: boolean
}

export type DataTableSorting = { readonly id: string; readonly isDescending: boolean }

export type DataTableProps<Row> = {
  /** Read by screen readers. */
  readonly caption: string
  /** The first column is the row header. */
  readonly columns: readonly [DataTableColumn<Row>, ...DataTableColumn<Row>[]]
  /** Sorted by the caller: a page of a longer list is sorted by the server. */
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  readonly sorting: DataTableSorting
  readonly onSortingChange: (sorting: DataTableSorting) => void
}

const features = tableFeatures({ rowSortingFeature })

/** A data table whose headings sort it. On a phone each row is a block of labelled values. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey, sorting, onSortingChange } = props
  const id = useId()
  const byId = new Map(columns.map((column) => [column.id, column]))
  const state = [{ id: sorting.id, desc: sorting.isDescending }]
  const { getHeaderGroups, getRowModel } = useTable({
    features,
    data: rows as Row[],
    columns: columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      // Columns without a value cannot be sorted.
      accessorFn: (row) => row,
      enableSorting: column.isSortable === true,
      sortDescFirst: true,
    })),
    getRowId: getKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: state },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(state) : update
      if (next) onSortingChange({ id: next.id, isDescending: next.desc })
    },
  })
  return (
    <div className={table.frame} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={table.table} role="table" data-stacks>
        <caption id={id} className={table.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head} role="rowgroup">
          {getHeaderGroups().map((group) => (
            <tr key={group.id} className={styles.headRow} role="row">
              {group.headers.map(({ column }) => (
                <Heading
                  key={column.id}
                  column={byId.get(column.id)!}
                  sorted={column.getIsSorted()}
                  onSort={column.getToggleSortingHandler()}
                />
              ))}
            </tr>
          ))}
        </thead>
        <TableRows
          columns={columns}
          rows={getRowModel().rows.map(({ original }) => original)}
          getKey={getKey}
        />
      </table>
    </div>
  )
}

type HeadingProps<Row> = {
  readonly column: DataTableColumn<Row>
  readonly sorted: false | 'asc' | 'desc'
  /** A handler of the library, for a column that can be sorted. */
  readonly onSort: ((event: unknown) => void) | undefined
}

function Heading<Row>({ column: { label, align = 'start', isSortable }, sorted, onSort }: HeadingProps<Row>) {
  if (!isSortable)
    return (
      <th scope="col" role="columnheader" className={cx(table.heading, styles.plain, table.align[align])}>
        {label}
      </th>
    )
  const Arrow = sorted === 'asc' ? ChevronUpIcon : ChevronDownIcon
  return (
    <th
      scope="col"
      role="columnheader"
      className={cx(table.heading, table.align[align])}
      aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <TextButton tone="inherit" quiet standalone onClick={onSort}>
        {label}
        {sorted !== false && <Arrow size="small" />}
      </TextButton>
    </th>
  )
}
