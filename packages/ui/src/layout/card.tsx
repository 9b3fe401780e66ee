import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './card.css.ts'
import type { LayoutTag } from './space.ts'

export type CardProps = Html<'div'> & {
  readonly as?: LayoutTag
  readonly padding?: keyof typeof styles.padding
}

/** A self-contained item: an order, an address, a checkout step. */
export function Card({ as = 'div', padding = 'medium', ...rest }: CardProps) {
  const Tag = as as 'div'
  return <Tag {...rest} className={cx(styles.root, styles.padding[padding])} />
}
