import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './grid.css.ts'
import * as space from './space.css.ts'
import type { LayoutTag, Space } from './space.ts'

type Count = keyof typeof styles.base

/** Number of columns from each breakpoint on; `base` is the smallest. */
export type Columns = {
  readonly base?: Count
  readonly sm?: Count
  readonly md?: Count
  readonly lg?: Count
  readonly xl?: Count
}

export type GridProps = Html<'div'> & {
  readonly as?: LayoutTag
  readonly gap?: Space
  readonly columns?: Columns
}

/** Equal columns per breakpoint. */
export function Grid({ as = 'div', gap = 'md', columns = {}, ...rest }: GridProps) {
  const Tag = as as 'div'
  const { base = 1, sm, md, lg, xl } = columns
  return (
    <Tag
      {...rest}
      className={cx(
        styles.root,
        space.gap[gap],
        styles.base[base],
        sm && styles.sm[sm],
        md && styles.md[md],
        lg && styles.lg[lg],
        xl && styles.xl[xl],
      )}
    />
  )
}
