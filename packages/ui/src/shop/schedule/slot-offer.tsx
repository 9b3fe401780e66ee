import { useId } from 'react'

import { Button } from '../../controls/button.tsx'
import { Callout } from '../../feedback/callout.tsx'
import * as styles from './slot-offer.css.ts'

export type OfferedHour = {
  readonly id: string
  /** Day and hours: "mar, 24 nov, 9:00–11:00". */
  readonly label: string
}

export type SlotOfferProps = {
  /** What happened to the hour that was chosen. */
  readonly title: string
  /** What can be done: choose one of these, or another day. */
  readonly text: string
  readonly offers: readonly OfferedHour[]
  readonly onChoose: (id: string) => void
}

/** In the place of an hour that is gone: the nearest free ones, each one press away. */
export function SlotOffer({ title, text, offers, onChoose }: SlotOfferProps) {
  const textId = useId()
  return (
    <Callout tone="warning" live="status" title={title}>
      <p id={textId}>{text}</p>
      {offers.length > 0 && (
        <ul role="list" aria-labelledby={textId} className={styles.offers}>
          {offers.map(({ id, label }) => (
            <li key={id}>
              <Button size="small" tone="neutral" appearance="outline" onClick={() => onChoose(id)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  )
}
