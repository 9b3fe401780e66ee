import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './grid.css.ts'
import * as space from './space.css.ts'
import type { Space } from './space.ts'

export type SidebarProps = Html<'div'> & {
  readonly gap?: Space
  /** Side of the narrow column from 769 px on; below, the children are stacked in DOM order. */
  readonly side?: 'start' | 'end'
}

/** Two columns, one narrow: a summary beside a form. */
export function Sidebar({ gap = 'xl', side = 'start', ...rest }: SidebarProps) {
  const arrangement = side === 'start' ? styles.arrangement.sidebarStart : styles.arrangement.sidebarEnd
  return <div {...rest} className={cx(styles.root, arrangement, space.gap[gap])} />
}
