import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './inline.css.ts'
import * as space from './space.css.ts'
import type { LayoutTag, Space } from './space.ts'

export type InlineProps = Html<'div'> & {
  readonly as?: LayoutTag
  /** Space between the children, and between the lines when they wrap. */
  readonly gap?: Space
  readonly align?: keyof typeof styles.align
  readonly justify?: keyof typeof styles.justify
  /** Wraps by default, since Spanish texts are longer. */
  readonly wrap?: boolean
  /** Takes the free space of a surrounding Inline. */
  readonly grow?: boolean
}

/** Children side by side. */
export function Inline(props: InlineProps) {
  const { as = 'div', gap = 'sm', align = 'center', justify = 'start', wrap = true, grow, ...rest } = props
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={cx(
        styles.root,
        space.gap[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      )}
    />
  )
}
