import { useId, type ReactNode } from 'react'
import { Badge } from '../../feedback/badge.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import * as styles from './address-card.css.ts'

export type AddressCardProps = {
  /** The customer's name for the address. */
  readonly alias: string
  readonly headingLevel: HeadingLevel
  /** As on an envelope: street and number, postal code and city. */
  readonly lines: readonly string[]
  /** Label of the default address. */
  readonly defaultLabel?: string | undefined
  /** Why there is no service at the address, or other information. */
  readonly notice?: ReactNode
  /** Edit, delete, choose. */
  readonly actions?: ReactNode
  /** Selected for this order. */
  readonly selected?: boolean
}

/** A postal address. */
export function AddressCard(props: AddressCardProps) {
  const { alias, headingLevel, lines, defaultLabel, notice, actions, selected } = props
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} className={styles.root} data-chosen={selected || undefined}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="title4" id={headingId}>
          {alias}
        </Heading>
        {defaultLabel && <Badge tone="info">{defaultLabel}</Badge>}
      </div>
      <address translate="no" className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {notice}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
