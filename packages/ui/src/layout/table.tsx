/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   some browsers drop the table roles when CSS changes `display`, so they are explicit */
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { type TableColumn, TableRows } from './internal/table-rows.tsx'
import * as styles from './table.css.ts'

export type TableProps<Row> = {
  readonly caption: ReactNode
  readonly hideCaption?: boolean
  /** The first column is the row header. */
  readonly columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  /** Its headings and values are so short that more than two columns fit on a phone. */
  readonly isNarrow?: boolean
}

/** Columns that fit on every phone. */
const MAX_PHONE_COLUMNS = 2

/** A data table. On a phone each row of more than two columns is a block of labelled values. */
export function Table<Row>({ caption, hideCaption, isNarrow = false, ...content }: TableProps<Row>) {
  const { columns } = content
  const stacks = columns.length > MAX_PHONE_COLUMNS && !isNarrow
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        role="table"
        data-stacks={stacks || undefined}
        data-narrow={isNarrow || undefined}
      >
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
        <TableRows {...content} />
      </table>
    </div>
  )
}
