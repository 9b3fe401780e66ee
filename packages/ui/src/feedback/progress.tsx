import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { statusTone } from '../internal/tone.css.ts'
import * as styles from './progress.css.ts'
import type { StatusTone } from './tone-icons.ts'

export type ProgressProps = {
  readonly label: ReactNode
  /** From 0 to `max`. */
  readonly value: number
  readonly max?: number
  /** The value as text: "Te faltan 12,50 €". */
  readonly valueText?: string
  readonly tone?: StatusTone
}

/** The completion of a task. */
export function Progress({ label, value, max = 100, valueText, tone = 'info' }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <div className={styles.text}>
        <span id={id}>{label}</span>
        {valueText && <span aria-hidden="true">{valueText}</span>}
      </div>
      <progress
        className={cx(styles.root, statusTone[tone])}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
    </div>
  )
}
