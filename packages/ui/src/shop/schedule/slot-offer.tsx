import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { Callout } from '../../feedback/callout.tsx'
import { Skeleton } from '../../feedback/skeleton.tsx'
import * as styles from './slot-offer.css.ts'

export type OfferedHour = {
  readonly id: string
  /** Day and hours: "mar, 24 nov, 9:00–11:00". */
  readonly label: string
}

export type SlotOfferProps = {
  /** Why the selected slot is not available, or what the slots are for. */
  readonly title: string
  /** What to do: select an alternative or another day. */
  readonly text: string
  readonly offers: readonly OfferedHour[]
  /** They are being searched for; their place is kept. */
  readonly busy?: boolean
  readonly onChoose: (id: string) => void
}

/** Free slots to choose from: instead of one that is no longer available, or after a missed visit. */
export function SlotOffer({ title, text, offers, busy = false, onChoose }: SlotOfferProps) {
  const textId = useId()
  return (
    <Callout tone="warning" live="status" title={title}>
      <p id={textId}>{text}</p>
      {busy && <Skeleton shape="control" />}
      {offers.length > 0 && (
        <ul role="list" aria-labelledby={textId} className={styles.offers}>
          {offers.map(({ id, label }) => (
            <li key={id}>
              <Button
                translate="no"
                size="small"
                tone="neutral"
                appearance="outline"
                onClick={() => onChoose(id)}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  )
}
