import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import * as styles from './side-column.css.ts'
import type { Space } from './space.ts'
import * as space from './space.css.ts'

export type SideColumnProps = {
  /** What stands in the narrow column. Below 769 px it is left out, so it must not be the only way to anything. */
  readonly column: ReactNode
  readonly gap?: Space
  readonly children: ReactNode
}

/** A narrow column at the start, where there is room for one: the list of categories beside its products. */
export function SideColumn({ column, gap = 'xl', children }: SideColumnProps) {
  return (
    <div className={cx(styles.root, space.gap[gap])}>
      <div className={styles.column}>{column}</div>
      {children}
    </div>
  )
}
