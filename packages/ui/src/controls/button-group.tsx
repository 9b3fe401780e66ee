import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import * as styles from './button-group.css.ts'

export type ButtonGroupProps = {
  /** What the buttons are about, where it is not plain from what stands around them. */
  readonly label?: string
  /**
   * `row` side by side; `thumb` the same, but one below the other on a phone; `joined` as one, for buttons of one
   * appearance that do the same to different ends.
   */
  readonly layout?: keyof typeof styles.layout
  readonly align?: keyof typeof styles.align
  /** Button, ButtonLink or IconButton, the main one last. */
  readonly children: ReactNode
}

/** Buttons that belong together. One of a few that stays chosen is a SegmentedControl. */
export function ButtonGroup({ label, layout = 'row', align = 'start', children }: ButtonGroupProps) {
  return (
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={cx(styles.root, styles.layout[layout], styles.align[align])}
    >
      {children}
    </div>
  )
}
