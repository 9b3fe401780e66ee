import type { ReactNode } from 'react'
import { ClockIcon } from '../media/icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './countdown.css.ts'

export type CountdownProps = {
  /** What runs out: "Tiempo para pagar". */
  readonly label: ReactNode
  /** Remaining time, updated every second: "29:41". */
  readonly time: string
  /** The remaining time for assistive technology: "Quedan 5 minutos". Each change is announced, so change it rarely. */
  readonly announcement: string
  readonly urgent?: boolean
}

/** Shows remaining time; the caller runs the timer. */
export function Countdown({ label, time, announcement, urgent = false }: CountdownProps) {
  return (
    <span className={styles.root} data-urgent={urgent}>
      <ClockIcon size="small" />
      <span>{label}</span>
      <span translate="no" className={styles.time} aria-hidden="true">
        {time}
      </span>
      <VisuallyHidden role="timer" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </span>
  )
}
