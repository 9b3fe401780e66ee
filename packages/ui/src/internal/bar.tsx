import { cx } from 'class-variance-authority'
import * as styles from './bar.css.ts'
import { actionTone, statusTone } from './tone.css.ts'

type BarProps = {
  /** Filled fraction, 0 to 1. */
  readonly fraction: number
  /** `action` for an interactive control. */
  readonly tone: keyof typeof statusTone | 'action'
  /** Number of equal segments, each full or empty. */
  readonly segments?: number | undefined
}

/** A partly filled bar. Decorative: its value is shown as text beside it. */
export function Bar({ fraction, tone, segments = 1 }: BarProps) {
  const filled = Math.min(1, Math.max(0, fraction))
  const widthOf = (piece: number) => (segments === 1 ? filled : filled * segments > piece ? 1 : 0)
  return (
    <span
      className={cx(styles.segments, tone === 'action' ? actionTone.primary : statusTone[tone])}
      aria-hidden="true"
    >
      {Array.from({ length: segments }, (_, piece) => (
        // An SVG attribute, since the content security policy blocks inline styles in server-rendered HTML.
        <svg key={piece} className={styles.segment} focusable="false">
          <rect height="100%" width={`${widthOf(piece) * 100}%`} fill="currentColor" />
        </svg>
      ))}
    </span>
  )
}
