import { useId, type ReactNode } from 'react'
import { useLinkComponent } from '../../internal/link.tsx'
import { PlaceIcon } from '../../media/subject-icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './town-list.css.ts'

export type Town = {
  readonly id: string
  readonly name: string
  /** Postal codes, a district. */
  readonly detail?: string
  /** Page of the town, if any. */
  readonly href?: string
}

export type TownListProps = {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  /** Days and hours of the zone. */
  readonly intro?: ReactNode
  readonly towns: readonly Town[]
  /** `line` for many names that stand alone, such as districts. */
  readonly layout?: 'columns' | 'line'
}

/** The towns of a zone. */
export function TownList({ heading, headingLevel, intro, towns, layout = 'columns' }: TownListProps) {
  const headingId = useId()
  const Link = useLinkComponent()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <Heading level={headingLevel} size="title3" id={headingId}>
        {heading}
      </Heading>
      {intro && <Text tone="secondary">{intro}</Text>}
      {layout === 'line' ? (
        <ul role="list" className={styles.line}>
          {towns.map(({ id, name }) => (
            <li key={id} className={styles.name}>
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <ul role="list" className={styles.list}>
          {towns.map(({ id, name, detail, href }) => (
            <li key={id} className={styles.town}>
              <span className={styles.icon}>
                <PlaceIcon size="small" />
              </span>
              <span>
                {href === undefined ? (
                  name
                ) : (
                  <Link href={href} className={styles.link}>
                    {name}
                  </Link>
                )}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
