import type { ReactNode } from 'react'

import { ClockIcon } from '../media/icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './countdown.css.ts'

export type CountdownProps = {
  /** What runs out: "Tiempo para pagar". */
  readonly label: ReactNode
  /** What is left, as shown every second: "29:41". */
  readonly time: string
  /** What is left as said now and then: "Quedan 5 minutos". Change it seldom; each change is spoken. */
  readonly announcement: string
  readonly urgent?: boolean
}

/** Shows a time running out. Someone else holds the clock. */
export function Countdown({ label, time, announcement, urgent = false }: CountdownProps) {
  return (
    <span className={styles.root} data-urgent={urgent}>
      <ClockIcon size="small" />
      <span>{label}</span>
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
      <VisuallyHidden role="timer" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </span>
  )
}
