import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import * as styles from './text-link.css.ts'

export type TextButtonProps = Html<'button', 'type' | 'children'> & {
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tone
  readonly quiet?: boolean
  readonly standalone?: boolean
}

/** A button that looks like a link, for an action in a sentence or beside a value. */
export function TextButton({ tone = 'brand', quiet, standalone, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        styles.root,
        styles.button,
        styles.tone[tone],
        quiet && styles.quiet,
        standalone && styles.target,
      )}
    />
  )
}
