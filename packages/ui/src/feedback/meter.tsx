import { useId, type ReactNode } from 'react'

import { Bar } from '../internal/bar.tsx'
import * as styles from './meter.css.ts'
import type { StatusTone } from './tone-icons.ts'

export type MeterProps = {
  readonly label: ReactNode
  /** How much there is, from 0 to `max`. */
  readonly value: number
  readonly max?: number
  /** The value in words; the bar and its colour only repeat it. */
  readonly valueText: string
  readonly tone?: StatusTone
  /** Cuts the bar into so many equal pieces: a grade instead of an amount. */
  readonly segments?: number
}

/** How much there is of something that has a most. What is on its way to an end is a Progress. */
export function Meter({ label, value, max = 1, valueText, tone = 'info', segments }: MeterProps) {
  const id = useId()
  const held = Math.min(Math.max(value, 0), max)
  return (
    <div
      className={styles.root}
      role="meter"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={held}
      aria-valuetext={valueText}
    >
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Bar fraction={held / max} tone={tone} segments={segments} />
    </div>
  )
}
