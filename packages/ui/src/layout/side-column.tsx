import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './side-column.css.ts'
import * as space from './space.css.ts'
import type { Space } from './space.ts'

export type SideColumnProps = {
  /** Content of the narrow column. */
  readonly column: ReactNode
  /** Below 769 px, the column is above the content or hidden; hidden content must be available elsewhere too. */
  readonly onPhone?: keyof typeof styles.onPhone
  readonly gap?: Space
  readonly children: ReactNode
}

/** A narrow column at the start from 769 px on: the list of categories beside its products. */
export function SideColumn({ column, onPhone = 'hidden', gap = 'xl', children }: SideColumnProps) {
  return (
    <div className={cx(styles.root, space.gap[gap])}>
      <div className={styles.onPhone[onPhone]}>{column}</div>
      {children}
    </div>
  )
}
