import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import * as styles from './icon.css.ts'

export type IconProps = {
  readonly size?: keyof typeof styles.size
  /** Accessible name. Without it the icon is decorative. */
  readonly label?: string
}

export type Icon = (props: IconProps) => React.JSX.Element

/** Wraps a Lucide icon. Each icon is an export of its own for tree shaking. */
export const createIcon = (Drawing: LucideIcon): Icon =>
  function DrawnIcon({ size = 'medium', label }) {
    return (
      <Drawing
        className={cx(styles.root, styles.size[size])}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    )
  }
