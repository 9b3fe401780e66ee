import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as space from './space.css.ts'
import type { LayoutTag, Space } from './space.ts'
import * as styles from './stack.css.ts'

export type StackProps = Html<'div'> & {
  readonly as?: LayoutTag
  /** Space between the children. */
  readonly gap?: Space
  readonly align?: keyof typeof styles.align
  /** Takes the free space of a surrounding Stack or Inline. */
  readonly grow?: boolean
}

/** Stacks children with equal space between them. */
export function Stack({ as = 'div', gap = 'md', align = 'stretch', grow, ...rest }: StackProps) {
  const Tag = as as 'div'
  return (
    <Tag {...rest} className={cx(styles.root, space.gap[gap], styles.align[align], grow && styles.grow)} />
  )
}
