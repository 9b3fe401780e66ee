import { useId, type ReactNode } from 'react'
import { Bar } from '../internal/bar.tsx'
import * as styles from './meter.css.ts'
import type { StatusTone } from './tone-icons.ts'

export type MeterProps = {
  readonly label: ReactNode
  /** From 0 to `max`. */
  readonly value: number
  readonly max?: number
  /** The value as text; the bar is decorative. */
  readonly valueText: string
  readonly tone?: StatusTone
  /** Number of segments, for a grade instead of an amount. */
  readonly segments?: number
}

/** A measurement within a range. For the completion of a task, use Progress. */
export function Meter({ label, value, max = 1, valueText, tone = 'info', segments }: MeterProps) {
  const id = useId()
  const clamped = Math.min(Math.max(value, 0), max)
  return (
    <div
      className={styles.root}
      role="meter"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={clamped}
      aria-valuetext={valueText}
    >
      <div className={styles.text}>
        <span id={id}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Bar fraction={clamped / max} tone={tone} segments={segments} />
    </div>
  )
}
