import { useId, type ReactNode } from 'react'

import { CheckIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './leg-card.css.ts'

export type LegCardProps = {
  /** The number in front of the heading. */
  readonly step: number
  readonly heading: string
  readonly headingLevel: HeadingLevel
  /** What is chosen, in short, once it is: "lun 23 nov, 9:00–11:00". */
  readonly summary?: string
  /** `blocked` waits for another step; `done` has all it needs. */
  readonly state: 'open' | 'done' | 'blocked'
  /** Usually an AddressSelect and a SlotPicker. */
  readonly children: ReactNode
  /** Beside the heading: a price, an edit button. */
  readonly aside?: ReactNode
}

/** One leg of the transport: where and when. */
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
            <Text size="small" tone="secondary">
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

/** The two legs in their order: what is collected comes back. Each is a LegCard. */
export function TwoLegPlanner({ label, pickup, delivery }: TwoLegPlannerProps) {
  return (
    <ol role="list" aria-label={label} className={styles.planner}>
      <li>{pickup}</li>
      <li>{delivery}</li>
    </ol>
  )
}
