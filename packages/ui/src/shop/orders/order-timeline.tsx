import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from '../../media/icons.ts'
import { Text } from '../../text/text.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './order-timeline.css.ts'

export type TimelineState = 'done' | 'current' | 'upcoming' | 'problem'

export type TimelineStep = {
  readonly id: string
  readonly label: string
  readonly state: TimelineState
  /** When it happened or is expected. */
  readonly time?: string
  /** Icon of a step that is not done. */
  readonly icon?: ReactNode
}

export type OrderTimelineProps = {
  readonly label: string
  readonly steps: readonly TimelineStep[]
  /** Announced after each step. */
  readonly stateLabels: Readonly<Record<TimelineState, string>>
}

/** The stages of an order. */
export function OrderTimeline({ label, steps, stateLabels }: OrderTimelineProps) {
  return (
    <ol role="list" aria-label={label} className={styles.root}>
      {steps.map(({ id, label, state, time, icon }) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' || state === 'problem' ? 'step' : undefined}
        >
          <span className={styles.icon}>
            {state === 'done' ? <CheckIcon /> : state === 'problem' ? <AlertIcon /> : icon}
          </span>
          <div className={styles.text}>
            <span>{label}</span>
            <VisuallyHidden>: {stateLabels[state]}</VisuallyHidden>
            {time && (
              <Text size="small" tone="secondary" weight="regular" translate="no">
                {time}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
