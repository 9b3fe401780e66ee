import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './container.css.ts'
import type { LayoutTag } from './space.ts'

export type ContainerProps = Html<'div'> & {
  readonly as?: LayoutTag
  /** `content` for a page, `form` for one column of fields, `text` for reading. */
  readonly width?: keyof typeof styles.width
}

/** Centres content with a maximum width and gutters. */
export function Container({ as = 'div', width = 'content', ...rest }: ContainerProps) {
  const Tag = as as 'div'
  return <Tag {...rest} className={cx(styles.root, styles.width[width])} />
}
