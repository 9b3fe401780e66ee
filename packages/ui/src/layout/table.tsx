/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   some browsers drop the table roles when CSS changes `display`, so they are explicit */
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './table.css.ts'

export type TableColumn<Row> = {
  readonly id: string
  /** Heading of the column, and of each of its cells on a phone. */
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers and buttons. */
  readonly align?: keyof typeof styles.align
}

export type TableProps<Row> = {
  readonly caption: ReactNode
  readonly hideCaption?: boolean
  /** The first column is the row header. */
  readonly columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
}

/** A data table. On a phone each row is a block of labelled values. */
export function Table<Row>({ caption, hideCaption, columns, rows, getKey }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, label, align = 'start' }) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                className={cx(styles.heading, styles.align[align])}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.section} role="rowgroup">
          {rows.map((row) => (
            <tr key={getKey(row)} className={styles.row} role="row">
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={row} isRowHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { readonly column: TableColumn<Row>; readonly row: Row; readonly isRowHeader: boolean }

function Cell<Row>({ column, row, isRowHeader }: CellProps<Row>) {
  const className = cx(styles.cell, styles.align[column.align ?? 'start'])
  const content = <span>{column.cell(row)}</span>
  return isRowHeader ? (
    <th scope="row" role="rowheader" className={className} data-column={column.label}>
      {content}
    </th>
  ) : (
    <td role="cell" className={className} data-column={column.label}>
      {content}
    </td>
  )
}
