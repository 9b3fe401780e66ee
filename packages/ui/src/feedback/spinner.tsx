import { cx } from 'class-variance-authority'

import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './spinner.css.ts'

export type SpinnerProps = {
  readonly size?: keyof typeof styles.size
  /** What is being waited for, said once by assistive technology. Without it the spinner is decoration. */
  readonly label?: string
}

/** Something is happening and its end cannot be told. Prefer a Skeleton where the result's shape is known. */
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
