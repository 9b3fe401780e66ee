import { cx } from 'class-variance-authority'

import * as styles from '../text/text-link.css.ts'

type TextButtonProps = {
  readonly label: string
  readonly onClick: () => void
  readonly tone?: keyof typeof styles.tone
  readonly quiet?: boolean
  readonly standalone?: boolean
}

/** A button with the appearance of a text link, for an action among links or in a sentence. */
export function TextButton({ label, onClick, tone = 'brand', quiet, standalone }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(styles.root, styles.tone[tone], quiet && styles.quiet, standalone && styles.target)}
    >
      {label}
    </button>
  )
}
