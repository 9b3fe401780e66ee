import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './side-column.css.ts'
import * as space from './space.css.ts'
import type { Space } from './space.ts'

export type SideColumnProps = {
  /** Content of the narrow column. Hidden below 769 px, so it must be available elsewhere too. */
  readonly column: ReactNode
  readonly gap?: Space
  readonly children: ReactNode
}

/** A narrow column at the start from 769 px on: the list of categories beside its products. */
export function SideColumn({ column, gap = 'xl', children }: SideColumnProps) {
  return (
    <div className={cx(styles.root, space.gap[gap])}>
      <div className={styles.column}>{column}</div>
      {children}
    </div>
  )
}
