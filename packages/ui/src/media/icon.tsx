import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import { createElement } from 'react'
import * as styles from './icon.css.ts'

export type IconProps = {
  readonly size?: keyof typeof styles.size
  /** Accessible name. Without it the icon is decorative. */
  readonly label?: string
}

export type Icon = (props: IconProps) => React.JSX.Element

/** Draws the shapes of a Lucide icon. Each icon is an export of its own for tree shaking. */
export const createIcon = (shapes: IconNode): Icon =>
  function DrawnIcon({ size = 'medium', label }) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={cx(styles.root, styles.size[size])}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    )
  }
