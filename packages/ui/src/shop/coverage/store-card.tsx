import type { Breakpoint } from '@colada/tokens'
import { useId, type ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { Badge } from '../../feedback/badge.tsx'
import { DescriptionList } from '../../layout/description-list.tsx'
import { Hidden } from '../../layout/hidden.tsx'
import { Inline } from '../../layout/inline.tsx'
import { ExternalLinkIcon, PhoneIcon, PlaceIcon } from '../../media/subject-icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { TextLink } from '../../text/text-link.tsx'
import * as styles from './store-card.css.ts'

export type StoreCardProps = {
  readonly name: string
  readonly headingLevel: HeadingLevel
  /** Marks a store among others: "Your store". */
  readonly mark?: string
  readonly address: readonly string[]
  readonly hours: readonly { readonly id: string; readonly term: string; readonly description: string }[]
  readonly phone?: { readonly label: string; readonly href: string }
  /** Link to an external map service. */
  readonly directions?: { readonly label: string; readonly href: string }
  /** An external map, which is loaded on request only (decisions: Consent). */
  readonly map?:
    | {
        readonly kind: 'asked'
        readonly label: string
        readonly note: string
        readonly onClick: () => void
        readonly loading?: boolean
        readonly loadingLabel?: string
      }
    | { readonly kind: 'shown'; readonly content: ReactNode }
  /** Narrowest layout with the map; every layout by default. */
  readonly mapFrom?: Breakpoint
}

/** A store: address, hours, directions. */
export function StoreCard(props: StoreCardProps) {
  const { name, headingLevel, mark, address, hours, phone, directions, map, mapFrom } = props
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} className={styles.root}>
      <div className={styles.text}>
        <Inline gap="xs" justify="between">
          <Heading level={headingLevel} size="title4" id={headingId}>
            {name}
          </Heading>
          {mark && <Badge tone="success">{mark}</Badge>}
        </Inline>
        <address className={styles.address}>
          <PlaceIcon size="small" />
          <span>
            {address.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </span>
        </address>
        <DescriptionList entries={hours} />
        {(phone || directions) && (
          <div className={styles.links}>
            {phone && (
              <TextLink href={phone.href} standalone>
                <PhoneIcon size="small" />
                {phone.label}
              </TextLink>
            )}
            {directions && (
              <TextLink href={directions.href} standalone target="_blank" rel="noreferrer">
                <ExternalLinkIcon size="small" />
                {directions.label}
              </TextLink>
            )}
          </div>
        )}
      </div>
      {map && (mapFrom ? <Hidden below={mapFrom}>{renderMap(map)}</Hidden> : renderMap(map))}
    </article>
  )
}

/** The map, or the button that loads it, which needs scripting. */
function renderMap(map: NonNullable<StoreCardProps['map']>) {
  if (map.kind === 'shown') return <div className={styles.map}>{map.content}</div>
  return (
    <Hidden where="unscripted">
      <div className={styles.map}>
        <div className={styles.prompt}>
          <Button
            tone="neutral"
            appearance="outline"
            size="small"
            iconStart={<PlaceIcon size="small" />}
            loading={map.loading ?? false}
            loadingLabel={map.loadingLabel ?? map.label}
            onClick={map.onClick}
          >
            {map.label}
          </Button>
          <span className={styles.note}>{map.note}</span>
        </div>
      </div>
    </Hidden>
  )
}
