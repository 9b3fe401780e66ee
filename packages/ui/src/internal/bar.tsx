import { cx } from 'class-variance-authority'

import type { StatusTone } from '../feedback/tone-icons.ts'
import * as styles from './bar.css.ts'
import { actionTone, statusTone } from './tone.css.ts'

type BarProps = {
  /** How much of it is filled, from 0 to 1. */
  readonly fraction: number
  /** What it tells; `action` where it is moved. */
  readonly tone: StatusTone | 'action'
  /** Cuts it into so many equal pieces, each full or empty. */
  readonly segments?: number | undefined
}

/** A bar that is filled to a share. Decoration: what it shows is said beside it. */
export function Bar({ fraction, tone, segments = 1 }: BarProps) {
  const filled = Math.min(1, Math.max(0, fraction))
  const widthOf = (piece: number) => (segments === 1 ? filled : filled * segments > piece ? 1 : 0)
  return (
    <span
      className={cx(styles.pieces, tone === 'action' ? actionTone.primary : statusTone[tone])}
      aria-hidden="true"
    >
      {Array.from({ length: segments }, (_, piece) => (
        // An SVG attribute and not an inline style, which the content security policy refuses in rendered pages.
        <svg key={piece} className={styles.piece} focusable="false">
          <rect height="100%" width={`${widthOf(piece) * 100}%`} fill="currentColor" />
        </svg>
      ))}
    </span>
  )
}
