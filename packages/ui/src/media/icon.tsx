import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'

import * as styles from './icon.css.ts'

export type IconProps = {
  readonly size?: keyof typeof styles.size
  /** Says what the icon means where no word beside it does. Without it the icon is decoration. */
  readonly label?: string
}

export type Icon = (props: IconProps) => React.JSX.Element

/** Makes one of our icons of a drawing. Each icon is its own export, so that a page carries only what it shows. */
export const createIcon = (Drawing: LucideIcon): Icon =>
  function DrawnIcon({ size = 'medium', label }) {
    return (
      <Drawing
        className={cx(styles.root, styles.size[size])}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    )
  }
