import { useId, type ReactNode } from 'react'
import { CheckIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './leg-card.css.ts'

export type LegCardProps = {
  /** Number before the heading. */
  readonly step: number
  readonly heading: string
  readonly headingLevel: HeadingLevel
  /** The selection in short: "lun 23 nov, 9:00–11:00". */
  readonly summary?: string
  /** `blocked` until another step is done; `done` is complete. */
  readonly state: 'open' | 'done' | 'blocked'
  /** Usually an AddressSelect and a SlotPicker. */
  readonly children: ReactNode
  /** Beside the heading: a price, an edit button. */
  readonly aside?: ReactNode
}

/** A leg of the transport: address and slot. */
export function LegCard({ step, heading, headingLevel, summary, state, children, aside }: LegCardProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} data-state={state} className={styles.root}>
      <header className={styles.head}>
        <span className={styles.step} aria-hidden="true">
          {state === 'done' ? <CheckIcon size="small" /> : step}
        </span>
        <div className={styles.title}>
          <Heading level={headingLevel} size="title3" id={headingId}>
            {heading}
          </Heading>
          {summary && (
            <Text size="small" tone="secondary" translate="no">
              {summary}
            </Text>
          )}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}

export type TwoLegPlannerProps = {
  readonly label: string
  readonly pickup: ReactNode
  readonly delivery: ReactNode
}

/** Pickup and delivery, a LegCard each. */
export function TwoLegPlanner({ label, pickup, delivery }: TwoLegPlannerProps) {
  return (
    <ol role="list" aria-label={label} className={styles.planner}>
      <li>{pickup}</li>
      <li>{delivery}</li>
    </ol>
  )
}
