import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './button-group.css.ts'

export type ButtonGroupProps = {
  /** Name of the group, where the context does not give one. */
  readonly label?: string
  /**
   * `row` side by side; `stacked` on a phone; `joined` without gaps, for buttons of one appearance with related
   * actions.
   */
  readonly layout?: keyof typeof styles.layout
  readonly align?: keyof typeof styles.align
  /** Button, ButtonLink or IconButton, the primary one last. */
  readonly children: ReactNode
}

/** A group of buttons. For a selection that stays, use SegmentedControl. */
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
