/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   some browsers drop the table roles when CSS changes `display`, so they are explicit */
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from '../table.css.ts'

export type TableColumn<Row> = {
  readonly id: string
  /** Heading of the column, and of each of its cells on a phone. */
  readonly label: string
  /** Without a value the cell has a dash, and is left out on a phone. */
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers and buttons. */
  readonly align?: keyof typeof styles.align
}

export type TableRowsProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
}

/** The rows of a table; the first cell of each is its header. */
export function TableRows<Row>({ columns, rows, getKey }: TableRowsProps<Row>) {
  return (
    <tbody className={styles.section} role="rowgroup">
      {rows.map((row) => (
        <tr key={getKey(row)} className={styles.row} role="row">
          {columns.map((column, index) => (
            <Cell key={column.id} column={column} isRowHeader={index === 0}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type CellProps<Row> = {
  readonly column: TableColumn<Row>
  readonly isRowHeader: boolean
  readonly children: ReactNode
}

function Cell<Row>({ column: { label, align = 'start' }, isRowHeader, children }: CellProps<Row>) {
  const className = cx(styles.cell, styles.align[align])
  if (isRowHeader)
    return (
      <th scope="row" role="rowheader" className={className}>
        <span>{children}</span>
      </th>
    )
  const isEmpty = children === '' || children === null || children === undefined
  return (
    <td role="cell" className={className} data-column={label} data-empty={isEmpty || undefined}>
      <span>{isEmpty ? '–' : children}</span>
    </td>
  )
}
