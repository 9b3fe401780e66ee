import { cx } from 'class-variance-authority'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './spinner.css.ts'

export type SpinnerProps = {
  readonly size?: keyof typeof styles.size
  /** Announced text. Without it the spinner is decorative. */
  readonly label?: string
}

/** Indeterminate progress. Prefer a Skeleton where the layout of the content is known. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const ring = <span className={cx(styles.root, styles.size[size])} aria-hidden="true" />
  if (!label) return ring
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
